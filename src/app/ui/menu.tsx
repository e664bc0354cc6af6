import type { PointerEvent, ReactElement } from 'react';
import { cloneElement, lazy, Suspense, useState } from 'react';

export interface MenuItem {
  readonly id: string;
  readonly title: string;
  /** A second, quiet line: what the item is for. */
  readonly note?: string;
  readonly disabled?: boolean;
}

export interface MenuProps {
  /** One element that takes a ref and button props: `Button` or `IconButton`. */
  readonly trigger: ReactElement<{
    readonly onClick?: () => void;
    readonly onPointerDown?: (event: PointerEvent) => void;
  }>;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onChoose: (id: string) => void;
}

const MenuList = lazy(() => import('./menu-list.tsx'));

/** A button that opens a list of actions. What makes it open is loaded after the page stands. */
export function Menu(props: MenuProps) {
  // A press before the list is there counts: it opens as soon as it can.
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const closed = cloneElement(props.trigger, {
    onClick: want,
    // The list may come between pressing and letting go: no click follows then.
    onPointerDown: ({ button }) => {
      if (button === 0) want();
    },
  });
  return (
    <Suspense fallback={closed}>
      <MenuList {...props} wanted={wanted} />
    </Suspense>
  );
}
