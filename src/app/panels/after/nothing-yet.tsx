import { useServices } from '../../state/use-services.ts';
import { Button } from '../../ui/button.tsx';

/** The text is empty: three ways to begin, besides typing. */
export function NothingYet() {
  const { openSource, openExample } = useServices();
  return (
    <div className="empty">
      <strong>Nothing to show yet</strong>
      <span>Paste a tools list, one tool or a schema anywhere, or drop a file.</span>
      <span className="acts">
        <Button look="line" onClick={() => openSource('file')}>
          Open a file
        </Button>
        <Button look="fill" onClick={() => openSource('paste')}>
          Paste
        </Button>
        <Button look="fill" onClick={() => openExample('')}>
          Example
        </Button>
      </span>
    </div>
  );
}
