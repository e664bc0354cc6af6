import { lazy, Suspense } from 'react';
import { useApp } from '../../state/use-app.ts';

const ServerStrip = lazy(async () => ({
  default: (await import('./server-strip.tsx')).ServerStrip,
}));

/** Where a connected server stands on the page; what shows it is loaded with the first one. */
export function StripPlace() {
  const isThere = useApp((s) => s.server !== null);
  return isThere ? (
    <Suspense>
      <ServerStrip />
    </Suspense>
  ) : null;
}
