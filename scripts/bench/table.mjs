/** @typedef {import('./measure.mjs').Result} Result */

/** @param {Result | undefined} result */
function cell(result) {
  if (result === undefined) return '';
  if (result.kind === 'failed') return 'fails';
  const { ratio } = result;
  return ratio >= 100 ? Math.round(ratio).toLocaleString('en-US') : ratio.toPrecision(2);
}

/**
 * A table in Markdown: one row for each text.
 *
 * @param {readonly { input: import('./inputs.mjs').Input, results: ReadonlyMap<string, Result> }[]} rows
 * @param {readonly string[]} names
 */
export function table(rows, names) {
  const head = ['text', 'bytes', ...names];
  const body = rows.map(({ input, results }) => [
    input.name,
    Buffer.byteLength(input.text).toLocaleString('en-US'),
    ...names.map((name) => cell(results.get(name))),
  ]);
  const widths = head.map((title, at) =>
    Math.max(title.length, ...body.map((row) => (row[at] ?? '').length)),
  );
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, at) => `${'-'.repeat(width + 1)}${at === 0 ? '-' : ':'}`).join('|')}|`;
  return [line(head), rule, ...body.map(line)].join('\n');
}
