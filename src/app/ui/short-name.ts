/** Mean advance of a strong 12 px letter in the interface font, in pixels; names are Latin as a rule. */
const letter = 7;

/** A name that fits into `width` pixels, its middle given up for `…` where it must be. SVG text cannot do this itself. */
export function shortName(name: string, width: number): string {
  const chars = [...name];
  const room = Math.max(Math.floor(width / letter), 3);
  if (chars.length <= room) return name;
  const tail = Math.floor((room - 1) / 2);
  const head = room - 1 - tail;
  return `${chars.slice(0, head).join('')}…${chars.slice(chars.length - tail).join('')}`;
}
