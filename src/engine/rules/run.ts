import { Flag, Kind } from '../json/document.ts';
import { FIRST_OWN } from '../json/names.ts';
import { K, type Keyword } from '../json/keywords.ts';
import { Role } from '../refs/positions.ts';
import { roleAt } from '../refs/walk.ts';
import type { Facts, Finding, Rule, SchemaFacts, Visit } from './define-rule.ts';

export interface Found extends Finding {
  readonly rule: Rule;
  /** Index of the schema, or -1. */
  readonly schema: number;
}

type Handler = (at: Visit, member: number, holder: number) => void;

/**
 * Run all rules: those about the document once, the visiting ones in one walk over the schemas.
 *
 * @shape O(values + findings).
 */
export function runRules(rules: readonly Rule[], facts: Facts, progress?: (done: number, total: number) => void): Found[] {
  const found: Found[] = [];
  let current: SchemaFacts | undefined;
  const reporter = (rule: Rule) => (finding: Finding): void => {
    found.push({ ...finding, rule, schema: current?.index ?? -1 });
  };
  for (const rule of rules) rule.document?.(facts, reporter(rule));

  const byKeyword: (Handler[] | undefined)[] = new Array(FIRST_OWN).fill(undefined);
  const everySchema: Handler[] = [];
  const everyRoot: Handler[] = [];
  for (const rule of rules) {
    const at = { facts, schema: undefined as unknown as SchemaFacts, report: reporter(rule) };
    const asVisit = (call: Handler): Handler => (_, member, holder) => {
      at.schema = current as SchemaFacts;
      call(at, member, holder);
    };
    for (const [word, call] of Object.entries(rule.on ?? {})) {
      if (call === undefined) continue;
      const number = K[word as Keyword];
      (byKeyword[number] ??= []).push(asVisit(call));
    }
    if (rule.root !== undefined) {
      const call = rule.root;
      everyRoot.push(asVisit((at) => call(at)));
    }
    if (rule.onSchema !== undefined) {
      const call = rule.onSchema;
      everySchema.push(asVisit((at, node) => call(at, node)));
    }
  }
  facts.schemas.forEach((schema, done) => {
    current = schema;
    progress?.(done, facts.schemas.length);
    for (const call of everyRoot) call(UNUSED, schema.node, schema.node);
    visit(facts, schema, byKeyword, everySchema);
  });
  current = undefined;
  return found;
}

const UNUSED = undefined as unknown as Visit;

function visit(facts: Facts, schema: SchemaFacts, byKeyword: readonly (readonly Handler[] | undefined)[], everySchema: readonly Handler[]): void {
  const { doc, graph } = facts;
  const { role } = graph;
  const end = doc.after[schema.node] as number;
  for (let node = schema.node; node < end; ) {
    const own = roleAt(role, node);
    if (own === Role.schema) {
      for (const call of everySchema) call(UNUSED, node, node);
    }
    const name = doc.key[node] as number;
    if (name >= 0 && name < FIRST_OWN && node !== schema.node && ((doc.flags[node] as number) & Flag.shadowed) === 0) {
      const holder = doc.parent[node] as number;
      if (roleAt(role, holder) === Role.schema && doc.kind[holder] === Kind.object) {
        const calls = byKeyword[name];
        if (calls !== undefined) for (const call of calls) call(UNUSED, node, holder);
      }
    }
    node = own === Role.data || own === Role.opaque ? (doc.after[node] as number) : node + 1;
  }
}
