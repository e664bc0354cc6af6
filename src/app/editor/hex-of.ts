/** `rgb(22, 25, 29)`, as browsers compute colours, as `#16191d`; black where it is something else. */
export function hexOf(colour: string): string {
  const parts = /^rgba?\((\d+),\s*(\d+),\s*(\d+)/.exec(colour)?.slice(1) ?? ['0', '0', '0'];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
