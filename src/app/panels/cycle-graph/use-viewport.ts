import type { PointerEvent, RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ElementSize } from '../../ui/use-element-size.ts';
import type { Extent, Viewport } from './viewport.ts';
import { firstSight, fitAll, reveal, zoomAt } from './viewport.ts';

/** Pixels that a pointer may move before a press is a drag and not a click. */
const dragFrom = 4;

/** Pan by dragging, zoom by wheel and by buttons. A new drawing, or a new window, begins at its first sight. */
export function useViewport(
  target: RefObject<SVGSVGElement | null>,
  drawing: Extent,
  window: ElementSize,
) {
  const [view, setView] = useState<Viewport>({ x: 0, y: 0, scale: 1 });
  const drag = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const { width, height } = drawing;
  useEffect(() => {
    if (window.width > 0) setView(firstSight({ width, height }, window));
  }, [width, height, window]);
  useEffect(() => {
    const element = target.current;
    // React listens to the wheel passively, and the page must not scroll while the drawing zooms.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element?.getBoundingClientRect();
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.0015 : 0.05));
      setView((old) =>
        zoomAt(old, factor, event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)),
      );
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [target]);
  const show = useCallback(
    (box: Extent & { readonly x: number; readonly y: number }) => {
      if (window.width > 0) setView((old) => reveal(old, box, window));
    },
    [window],
  );
  return {
    view,
    show,
    zoom: (factor: number) =>
      setView((old) => zoomAt(old, factor, window.width / 2, window.height / 2)),
    fit: () => setView(fitAll(drawing, window)),
    dragging: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (event.button === 0) drag.current = { x: event.clientX, y: event.clientY, moved: false };
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        const start = drag.current;
        if (start === null) return;
        const dx = event.clientX - start.x;
        const dy = event.clientY - start.y;
        if (!start.moved && Math.hypot(dx, dy) < dragFrom) return;
        if (!start.moved) event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, y: event.clientY, moved: true };
        setView((old) => ({ ...old, x: old.x + dx, y: old.y + dy }));
      },
      onPointerUp: () => {
        drag.current = null;
      },
      onPointerCancel: () => {
        drag.current = null;
      },
    },
  };
}
