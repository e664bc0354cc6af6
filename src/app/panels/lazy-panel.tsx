import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { Panel } from '../ui/panel.tsx';
import { useFrame } from './use-frame.ts';

/** A panel that is loaded when it is first opened; until then its empty frame stands there. */
export function lazyPanel(title: string, load: () => Promise<ComponentType>): ComponentType {
  const Loaded = lazy(async () => ({ default: await load() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each panel, when modules are loaded
  return function Later() {
    return (
      <Suspense fallback={<Empty title={title} />}>
        <Loaded />
      </Suspense>
    );
  };
}

function Empty({ title }: { readonly title: string }) {
  return (
    <Panel frame={useFrame(title)}>
      <div className="body" />
    </Panel>
  );
}
