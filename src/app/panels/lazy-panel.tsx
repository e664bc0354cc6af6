import type { ComponentType, RefObject } from 'react';
import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { Panel } from '../ui/panel.tsx';
import { useFrame } from './use-frame.ts';

/** A panel that is loaded when it is first opened; until then its empty frame stands there. */
export function lazyPanel(title: string, load: () => Promise<ComponentType>): ComponentType {
  const Loaded = lazy(async () => ({ default: await load() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each panel, when modules are loaded
  return function Later() {
    const focused = useRef(false);
    return (
      <Suspense fallback={<Empty title={title} focused={focused} />}>
        <Loaded />
        <FocusAgain title={title} focused={focused} />
      </Suspense>
    );
  };
}

interface FocusKept {
  readonly title: string;
  /** The focus was in the empty frame when the panel took its place. */
  readonly focused: RefObject<boolean>;
}

function Empty({ title, focused }: FocusKept) {
  useLayoutEffect(
    () => () => {
      focused.current = regionOf(title)?.contains(document.activeElement) ?? false;
    },
    [title, focused],
  );
  return (
    <Panel frame={useFrame(title)}>
      <div className="body" />
    </Panel>
  );
}

/** A person who stepped into the frame while it was empty stays there. */
function FocusAgain({ title, focused }: FocusKept) {
  useLayoutEffect(() => {
    const region = focused.current ? regionOf(title) : null;
    focused.current = false;
    if (region === null) return;
    region.tabIndex = -1;
    region.focus();
  }, [title, focused]);
  return null;
}

const regionOf = (title: string): HTMLElement | null =>
  document.querySelector(`main section[aria-label="${title}"]`);
