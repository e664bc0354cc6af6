/** @typedef {typeof import('../../src/engine/index.ts')} Engine */

/**
 * Tools that one consumer refuses. `repaired`: after `for:<consumer>`, where there is one.
 *
 * @typedef {{ before: number, lossless: number, repaired?: number }} Refused
 */

/**
 * What a repair did not mend: rules with the tools they are broken in and the reason that the repair gives, and the
 * number of tools that it leaves as served, by its own words.
 *
 * @typedef {{ left: Map<string, { tools: number, why: string | undefined }>, unserved: Map<string, number> }} Repaired
 */

/**
 * Every text before and after `lossless` for all consumers, then after each repair for the consumer that it is made for.
 *
 * @param {Engine} engine
 * @param {readonly string[]} texts
 */
export function tally({ judgeClients, consumerList, leftBy }, texts) {
  // Marks what is old; nothing here looks at that.
  const consumers = consumerList('2026-01-01').map(({ id, title }) => ({ id, title }));
  /** @type {Map<string, Refused>} */
  const refused = new Map(consumers.map(({ id }) => [id, { before: 0, lossless: 0 }]));
  /** @type {Map<string, Repaired>} */
  const repairs = new Map(
    [...leftBy.keys()].map((id) => [
      id.slice('for:'.length),
      { left: new Map(), unserved: new Map() },
    ]),
  );
  let tools = 0;
  for (const text of texts) {
    const all = judgeClients(text, { strategy: 'lossless' });
    tools += all.tools.length;
    for (const { client, before, after } of all.cells) {
      const row = /** @type {Refused} */ (refused.get(client));
      if (before === 'refused') row.before += 1;
      if (after === 'refused') row.lossless += 1;
    }
    for (const [client, repaired] of repairs) {
      const strategy = `for:${client}`;
      const row = /** @type {Refused} */ (refused.get(client));
      const { cells, notServed } = judgeClients(text, { strategy }, { clients: [client] });
      const kept = new Map(notServed.map((fault) => [toolOf(fault.pointer), fault.message]));
      for (const message of kept.values())
        repaired.unserved.set(message, (repaired.unserved.get(message) ?? 0) + 1);
      row.repaired ??= 0;
      for (const { tool, after, rules } of cells) {
        if (after === 'refused') row.repaired += 1;
        if (kept.has(tool)) continue;
        for (const one of rules)
          if (one.after !== undefined)
            leave(repaired, one.rule, reason(leftBy, strategy, one.rule));
      }
    }
  }
  return { tools, consumers, refused, repairs };
}

/** @param {string} pointer `/tools/3/inputSchema` */
const toolOf = (pointer) => Number(/^\/(?:tools\/)?(\d+)/.exec(pointer)?.[1] ?? 0);

/** @param {Engine['leftBy']} leftBy @param {string} strategy @param {string} rule */
const reason = (leftBy, strategy, rule) =>
  leftBy.get(strategy)?.find(({ rules }) => rules.includes(rule))?.why;

/** @param {Repaired} repaired @param {string} rule @param {string | undefined} why */
function leave({ left }, rule, why) {
  const known = left.get(rule) ?? { tools: 0, why };
  known.tools += 1;
  left.set(rule, known);
}
