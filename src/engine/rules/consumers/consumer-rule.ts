import { Flag } from '../../json/document.ts';
import type { Keyword } from '../../json/keywords.ts';
import { K } from '../../json/keywords.ts';
import { isObject } from '../../json/values.ts';
import type { Look, Predicate } from '../../judge/define-predicate.ts';
import type { Rule, Visit } from '../define-rule.ts';
import { mindedBy } from './minded-by.ts';
import { oncePerSchema } from './once-per-schema.ts';
import { toolRule } from './tool-rule.ts';

interface Words extends Pick<Rule, 'code' | 'severity' | 'summary' | 'why' | 'examples'> {
  /** Rules of consumers that this is about; what they say, and where, is theirs. */
  readonly minds: readonly string[];
  readonly predicate: Predicate;
  /** What stands at the root speaks for the schema, also where a place below it comes first. */
  readonly rootFirst?: Keyword;
  /** One sentence about what was met; who minds it is added. */
  readonly message: (detail: string | undefined) => string;
  /** Where it was reported besides. */
  readonly source?: readonly string[];
}

/** A rule that says what consumers do with something correct. What it looks for is what judging looks for. */
export function consumerRule(given: Words): Rule {
  const { minds, predicate, rootFirst, message, source = [], ...words } = given;
  const { words: who, sources } = mindedBy(minds);
  const { root, side = 'input' } = predicate;
  const look = lookWith((at, node, detail) =>
    oncePerSchema(at, words.code, node, () => ({
      message: `${message(detail)} Minded by ${who}.`,
    })),
  );
  const isOther = ({ facts, schema }: Visit): boolean =>
    side !== 'both' && (facts.tools.schemas[schema.index]?.side ?? 'input') !== side;

  const see =
    (word: Keyword, handler: NonNullable<NonNullable<Predicate['on']>[Keyword]>) =>
    (at: Visit, member: number, holder: number): void => {
      if (isOther(at) || (word === rootFirst && holder === at.schema.node)) return;
      handler(look(at), member, holder);
    };
  const on = Object.fromEntries(
    Object.entries(predicate.on ?? {}).map(([word, handler]) => [
      word,
      see(word as Keyword, handler),
    ]),
  );
  const seeRoot = (at: Visit): void => {
    if (isOther(at)) return;
    root?.(look(at));
    if (rootFirst === undefined || !isObject(at.facts.doc, at.schema.node)) return;
    const { doc, graph } = at.facts;
    const member = graph.children.member(at.schema.node, K[rootFirst]);
    if (member >= 0 && ((doc.flags[member] as number) & Flag.shadowed) === 0)
      predicate.on?.[rootFirst]?.(look(at), member, at.schema.node);
  };
  return toolRule({
    ...words,
    source: [...sources, ...source],
    ...((root !== undefined || rootFirst !== undefined) && { root: seeRoot }),
    on,
  });
}

/** One object for all visits, refilled: small texts come by the hundred. */
function lookWith(
  hit: (at: Visit, node: number, detail: string | undefined) => void,
): (at: Visit) => Look {
  let current: Visit | undefined;
  const look = {
    facts: undefined as unknown as Visit['facts'],
    schema: undefined as unknown as Visit['schema'],
    server: '',
    schemaTotal: 0,
    listTotal: 0,
    hit(node: number, detail?: string): void {
      if (current !== undefined) hit(current, node, detail);
    },
  };
  return (at) => {
    current = at;
    look.facts = at.facts;
    look.schema = at.schema;
    return look;
  };
}
