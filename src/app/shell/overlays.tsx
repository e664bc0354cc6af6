import { lazy, Suspense } from 'react';
import { useApp } from '../state/use-app.ts';

const Dialogs = lazy(async () => ({ default: (await import('./dialogs.tsx')).Dialogs }));

/** Dialogs are loaded when the first one opens. */
export function Overlays() {
  const isOpen = useApp((s) => s.dialog !== null);
  if (!isOpen) return null;
  return (
    <Suspense>
      <Dialogs />
    </Suspense>
  );
}
