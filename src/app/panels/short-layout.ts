/** Columns that an object or array may take to stand on one line. */
const WIDTH = 52;

/** A JSON text with short objects and arrays on one line each; as it is where it cannot be read. */
export function shortLayout(text: string): string {
  let lines: readonly string[];
  try {
    lines = JSON.stringify(JSON.parse(text), null, 2).split('\n');
  } catch {
    return text;
  }
  const out: string[] = [];
  /** Where in `out` each open object or array begins. */
  const open: number[] = [];
  for (const line of lines) {
    out.push(line);
    const end = line.replace(/,$/, '');
    if (/[{[]$/.test(end) && !end.endsWith('"')) open.push(out.length - 1);
    else if (/^\s*[}\]]$/.test(end)) join(out, open.pop() ?? 0);
  }
  return out.join('\n');
}

/** Draws the lines from `first` on together, where that is short. */
function join(out: string[], first: number): void {
  const [head = '', ...rest] = out.slice(first);
  const last = rest.pop()?.trim() ?? '';
  const gap = head.endsWith('{') ? ' ' : '';
  const line = `${head}${gap}${rest.map((one) => one.trim()).join(' ')}${gap}${last}`;
  if (line.trimStart().length <= WIDTH) out.splice(first, out.length - first, line);
}
