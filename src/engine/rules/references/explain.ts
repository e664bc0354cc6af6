import { quoted } from '../../base/quoted.ts';
import { replaceValue } from '../../json/edit.ts';
import { stringAt } from '../../json/values.ts';
import type { Unresolved } from '../../refs/types.ts';
import { percentDecode } from '../../refs/uri.ts';
import type { Facts, NodeFix, Visit } from '../define-rule.ts';
import { explainAnchor } from './explain-anchor.ts';
import { explainMalformed, explainNotASchema } from './explain-malformed.ts';
import { explainNotHeld } from './explain-not-held.ts';
import { explainPointer } from './explain-pointer.ts';
import { schemaAt } from './pointer-to-here.ts';

/** Why a reference leads nowhere, in words, and what was probably meant. */
export interface Explanation {
  readonly code: string;
  /** Ends without a full stop. */
  readonly says: string;
  readonly hint?: string;
  /** What the reference should be, where that is safe to write. */
  readonly instead?: string;
  readonly related?: readonly { readonly node: number; readonly message: string }[];
  readonly fixes?: () => readonly NodeFix[];
}

/** A reference that leads nowhere, as the explanations see it. */
export interface Question {
  readonly facts: Facts;
  readonly schema: number;
  readonly root: number;
  readonly member: number;
  readonly reference: string;
  readonly why: Unresolved;
  /** False where there are so many that searching for near names would take long. */
  readonly thorough: boolean;
}

/** References with one spelling and one explanation: whoever wrote it twice made one mistake. */
interface Group {
  readonly explanation: Explanation;
  readonly members: number[];
}

/** Groups of the schema that was asked about last; its rules ask one after the other. */
const known = new WeakMap<Facts, { readonly schema: number; readonly groups: readonly Group[] }>();

/** Explanations of one schema for which near names are searched; beyond them only what is sure is said. */
const MOST_THOROUGH = 200;
const MOST_RELATED = 20;

function explain(question: Question): Explanation {
  const { why } = question;
  switch (why.kind) {
    case 'not-held':
      return explainNotHeld(question, why.scheme);
    case 'no-such-anchor':
      return explainAnchor(question, why.anchor);
    case 'no-such-pointer':
      return explainPointer(question, why.deepest, why.token);
    case 'malformed':
      return explainMalformed(question, why.reason);
    case 'not-a-schema':
      return explainNotASchema(question, why.target);
  }
}

function groupsOf(facts: Facts, schema: number): readonly Group[] {
  const kept = known.get(facts);
  if (kept?.schema === schema) return kept.groups;
  const { doc, graph } = facts;
  const { refs, roots } = graph;
  const { firstRef, lastRef, node: root } = roots[schema] ?? { firstRef: 0, lastRef: 0, node: 0 };
  const groups = new Map<string, Group>();
  for (let row = firstRef; row < lastRef; row++) {
    const why = refs.why[row];
    if (why === undefined) continue;
    const member = refs.member[row] as number;
    const reference = stringAt(doc, member);
    const thorough = groups.size < MOST_THOROUGH;
    const explanation = explain({ facts, schema, root, member, reference, why, thorough });
    // Where it stands may decide what was meant.
    const key = `${explanation.code} ${reference} ${explanation.instead ?? ''}`;
    const same = groups.get(key);
    if (same === undefined) groups.set(key, { explanation, members: [member] });
    else same.members.push(member);
  }
  const made = [...groups.values()];
  known.set(facts, { schema, groups: made });
  return made;
}

/** Report the unresolved references of a schema whose explanation has this code, each spelling once. */
export function reportUnresolved({ facts, schema, report }: Visit, code: string): void {
  for (const { explanation, members } of groupsOf(facts, schema.index)) {
    if (explanation.code !== code) continue;
    const { says, hint, instead, related = [], fixes } = explanation;
    const [first = -1, ...others] = members;
    report({
      node: first,
      message: `${says}.${hint === undefined ? '' : ` ${hint}${hint.endsWith('?') ? '' : '.'}`}`,
      related: [
        ...related,
        ...others.slice(0, MOST_RELATED).map((node) => ({ node, message: 'the same here' })),
      ],
      fixes: () => [
        ...(instead !== undefined && members.every((at) => leads(facts, schema.index, at, instead))
          ? [respelled(facts, members, instead)]
          : []),
        ...(fixes?.() ?? []),
      ],
    });
  }
}

/** Would this pointer lead to a schema from where the reference stands? A schema around it may have a base of its own. */
function leads({ graph }: Facts, schema: number, member: number, pointer: string): boolean {
  if (!pointer.startsWith('#/')) return true;
  const root = graph.roots[schema]?.node ?? 0;
  const bases = graph.registries.get(schema)?.at;
  let base = graph.doc.parent[member] as number;
  while (base > root && bases?.has(base) !== true) base = graph.doc.parent[base] as number;
  return schemaAt(graph, base, percentDecode(pointer.slice(1)) ?? '') >= 0;
}

const respelled = ({ doc }: Facts, members: readonly number[], instead: string): NodeFix => ({
  title: `Write ${quoted(instead)}`,
  edits: members.map((member) => replaceValue(doc, member, JSON.stringify(instead))),
});
