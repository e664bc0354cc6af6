/** The drawing under its window: a point p of the drawing is shown at p × scale + offset, in CSS pixels. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

const smallestScale = 0.1;
const largestScale = 2.5;
/** Below this, 12 px letters are no longer read: a first sight stays above it and shows a part. */
const readableScale = 0.7;
const margin = 12;

/** All of the drawing in the window, never enlarged. */
export function fitAll(drawing: Extent, window: Extent): Viewport {
  return centre(drawing, window, clamp(fitScale(drawing, window), smallestScale, 1));
}

/** As `fitAll`, but readable: a drawing that is too large begins at its own beginning. */
export function firstSight(drawing: Extent, window: Extent): Viewport {
  const scale = fitScale(drawing, window);
  if (scale >= readableScale) return fitAll(drawing, window);
  const shown = centre(drawing, window, readableScale);
  return { ...shown, x: Math.max(shown.x, margin), y: Math.max(shown.y, margin) };
}

/** Zoom by `factor` so that the point under (x, y) of the window stays where it is. */
export function zoomAt(view: Viewport, factor: number, x: number, y: number): Viewport {
  const scale = clamp(view.scale * factor, smallestScale, largestScale);
  const ratio = scale / view.scale;
  return { scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio };
}

/** Move as little as needed to bring a box of the drawing into the window. */
export function reveal(
  view: Viewport,
  box: Extent & { readonly x: number; readonly y: number },
  window: Extent,
): Viewport {
  const x = slide(view.x, box.x * view.scale, box.width * view.scale, window.width);
  const y = slide(view.y, box.y * view.scale, box.height * view.scale, window.height);
  return x === view.x && y === view.y ? view : { ...view, x, y };
}

/** `start` and `length` of a side in shown pixels before the offset. */
function slide(offset: number, start: number, length: number, room: number): number {
  if (offset + start < margin) return margin - start;
  if (offset + start + length > room - margin) return room - margin - start - length;
  return offset;
}

function fitScale(drawing: Extent, window: Extent): number {
  const across = (window.width - 2 * margin) / Math.max(drawing.width, 1);
  const down = (window.height - 2 * margin) / Math.max(drawing.height, 1);
  return Math.min(across, down);
}

function centre(drawing: Extent, window: Extent, scale: number): Viewport {
  return {
    scale,
    x: (window.width - drawing.width * scale) / 2,
    y: (window.height - drawing.height * scale) / 2,
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
