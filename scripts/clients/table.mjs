/** @param {number} count @param {number} of */
const share = (count, of) => `${((100 * count) / of).toFixed(1)} %`;

/**
 * One line for each consumer; those that have a repair name the rules that it leaves.
 *
 * @param {ReturnType<typeof import('./tally.mjs').tally>} result
 */
export function table({ tools, consumers, refused, repairs }) {
  const rows = consumers.map(({ id }) => {
    const { before, lossless, repaired } = refused.get(id) ?? { before: 0, lossless: 0 };
    const left = [...(repairs.get(id)?.left ?? [])].map(([rule, one]) => `${rule} ${one.tools}`);
    return [
      id,
      share(before, tools),
      share(lossless, tools),
      repaired === undefined ? '' : share(repaired, tools),
      left.join(', '),
    ];
  });
  const lines = [
    ['consumer', 'before', 'lossless', 'for:<consumer>', 'rules left, in tools'],
    ...rows,
  ];
  const widths = [0, 1, 2, 3].map((at) =>
    Math.max(...lines.map((line) => (line[at] ?? '').length)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[0] ?? 0) : at < 4 ? cell.padStart(widths[at] ?? 0) : cell,
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
