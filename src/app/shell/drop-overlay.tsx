import { useApp } from '../state/use-app.ts';

export function DropOverlay() {
  const dragging = useApp((s) => s.dragging);
  if (!dragging) return null;
  return (
    <div className="drop-overlay" aria-hidden="true">
      <p>
        <b className="strong">Drop to open</b>
        <span className="muted">
          A tools list, one tool or a schema. It stays in this browser tab.
        </span>
      </p>
    </div>
  );
}
