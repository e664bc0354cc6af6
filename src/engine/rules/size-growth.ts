import { quoted } from '../base/quoted.ts';
import { unitName } from '../refs/unit-name.ts';
import { defineRule } from './define-rule.ts';
import { mostCopied } from './references/copies.ts';
import { factor, grouped } from './values/share.ts';

/** Bytes below which nobody minds that a schema doubles. */
const SMALL = 1_024n;

export default defineRule({
  code: 'size/growth',
  severity: 'warning',
  summary: 'Inlining makes a schema more than twice as large.',
  why: 'Inlining writes a definition out at each of its uses, and uses of uses multiply: two references on each of twelve levels give 4,096 copies. A list of tools is paid for on every turn. Keep the largest shared definitions as references, or set a budget.',
  source: ['MCP SEP-2106', 'BerriAI/litellm pull request 28646', 'PrefectHQ/fastmcp issue 3141'],
  examples: {
    bad: [
      `{"type":"object","properties":{${'abcdefgh'
        .split('')
        .map((name) => `"${name}":{"$ref":"#/$defs/A"}`)
        .join(
          ',',
        )}},"$defs":{"A":{"enum":[${Array.from({ length: 40 }, (_, at) => `"zone-${at}"`).join(',')}]}}}`,
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"},"b":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string","minLength":1}}}',
    ],
  },
  rootWithReferences: ({ facts, schema, report }) => {
    const { graph, sizes } = facts;
    const before = BigInt(sizes.before(schema.index));
    const after = sizes.lossless(schema.index);
    if (after <= before * 2n || after <= SMALL || before === 0n) return;
    const most = mostCopied(graph, schema.index);
    const why =
      most === undefined
        ? ''
        : ` ${quoted(unitName(graph, most.unit))} alone is written ${grouped(most.copies)} times${most.levels > 1 ? `, over ${most.levels} levels of references` : ''}.`;
    report({
      node: schema.node,
      message: `Inlining makes this schema ${factor(after, before)} times as large: ${grouped(before)} bytes become ${grouped(after)}.${why}`,
      ...(most === undefined
        ? {}
        : { related: [{ node: graph.units.node[most.unit] as number, message: 'copied most' }] }),
    });
  },
});
