import { quoted } from '../../base/quoted.ts';
import { stringAt } from '../../json/values.ts';
import type { Unresolved } from '../../refs/types.ts';
import type { Facts, NodeFix, Visit } from '../define-rule.ts';
import { reportOnce } from '../report-once.ts';
import { explainAnchor } from './explain-anchor.ts';
import { explainMalformed, explainNotASchema } from './explain-malformed.ts';
import { explainNotHeld } from './explain-not-held.ts';
import { explainPointer } from './explain-pointer.ts';

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
}

const known = new WeakMap<Facts, Map<number, Explanation>>();

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

function explanationOf(facts: Facts, schema: number, row: number, why: Unresolved): Explanation {
  let ofFacts = known.get(facts);
  if (ofFacts === undefined) {
    ofFacts = new Map();
    known.set(facts, ofFacts);
  }
  let explanation = ofFacts.get(row);
  if (explanation === undefined) {
    const member = facts.graph.refs.member[row] as number;
    const root = facts.graph.roots[schema]?.node ?? 0;
    const reference = stringAt(facts.doc, member);
    explanation = explain({ facts, schema, root, member, reference, why });
    ofFacts.set(row, explanation);
  }
  return explanation;
}

/** Report the unresolved references of a schema whose explanation has this code, each spelling once. */
export function reportUnresolved(at: Visit, code: string): void {
  const { facts, schema } = at;
  const { refs, roots } = facts.graph;
  const { firstRef, lastRef } = roots[schema.index] ?? { firstRef: 0, lastRef: 0 };
  for (let row = firstRef; row < lastRef; row++) {
    const why = refs.why[row];
    if (why === undefined) continue;
    const explanation = explanationOf(facts, schema.index, row, why);
    if (explanation.code !== code) continue;
    const member = refs.member[row] as number;
    const { says, hint, instead, related = [], fixes } = explanation;
    // Whoever wrote one reference twice made one mistake; where it stands decides what was meant.
    reportOnce(at, `${stringAt(facts.doc, member)} ${instead ?? ''}`, member, () => ({
      message: `${says}.${hint === undefined ? '' : ` ${hint}${hint.endsWith('?') ? '' : '.'}`}`,
      related,
      fixes: () => [
        ...(instead === undefined ? [] : [respelled(at, code, row, explanation, instead)]),
        ...(fixes?.() ?? []),
      ],
    }));
  }
}

/** One fix for all places that spell the reference the same way and mean the same. */
function respelled(at: Visit, code: string, row: number, { instead }: Explanation, text: string): NodeFix {
  const { doc, graph } = at.facts;
  const { refs, roots } = graph;
  const spelled = stringAt(doc, refs.member[row] as number);
  const { firstRef, lastRef } = roots[at.schema.index] ?? { firstRef: 0, lastRef: 0 };
  const edits = [];
  for (let other = firstRef; other < lastRef; other++) {
    const member = refs.member[other] as number;
    const why = refs.why[other];
    if (why === undefined || stringAt(doc, member) !== spelled) continue;
    const same = explanationOf(at.facts, at.schema.index, other, why);
    if (same.code !== code || same.instead !== instead) continue;
    edits.push({ start: doc.start[member] as number, end: doc.end[member] as number, text: JSON.stringify(text) });
  }
  return { title: `Write ${quoted(text)}`, edits };
}
