import { Flag, Kind } from '../../json/document.ts';
import type { Keyword } from '../../json/keywords.ts';
import { KEYWORDS } from '../../json/keywords.ts';
import type { Look, Predicate } from '../../judge/define-predicate.ts';
import type { Rule, Visit } from '../define-rule.ts';
import { mindedBy } from './minded-by.ts';
import { oncePerSchema } from './once-per-schema.ts';

interface Words extends Pick<Rule, 'code' | 'severity' | 'summary' | 'why' | 'examples'> {
  /** Rules of consumers that this is about; what they say, and where, is theirs. */
  readonly minds: readonly string[];
  readonly predicate: Predicate;
  /** One sentence about what was met; who minds it is added. */
  readonly message: (detail: string | undefined) => string;
  /** Where it was reported besides. */
  readonly source?: readonly string[];
}

/** A rule that says what consumers do with something correct. What it looks for is what judging looks for. */
export function consumerRule({ minds, predicate, message, source = [], ...words }: Words): Rule {
  const { words: who, sources } = mindedBy(minds);
  const side = predicate.side ?? 'input';
  const lookFrom = (at: Visit): Look => ({
    facts: at.facts,
    schema: at.schema,
    server: '',
    schemaTotal: 0,
    listTotal: 0,
    hit: (node, detail) =>
      oncePerSchema(at, words.code, node, () => ({
        message: `${message(detail)} Minded by ${who}.`,
      })),
  });
  const looks = new WeakMap<Visit, { schema: Visit['schema']; look: Look }>();
  /** Undefined where the schema is on the other side. */
  const lookOf = (at: Visit): Look | undefined => {
    const own = at.facts.tools.schemas[at.schema.index]?.side ?? 'input';
    if (side !== 'both' && own !== side) return undefined;
    const known = looks.get(at);
    if (known?.schema === at.schema) return known.look;
    const look = lookFrom(at);
    looks.set(at, { schema: at.schema, look });
    return look;
  };
  const minded = Object.keys(predicate.on ?? {}) as Keyword[];
  return {
    ...words,
    source: [...sources, ...source],
    root(at) {
      const look = lookOf(at);
      if (look === undefined) return;
      predicate.root?.(look);
      // What stands at the root speaks for the schema, also where something below it comes first.
      if (predicate.on === undefined) return;
      const { doc } = at.facts;
      const { node } = at.schema;
      const end = doc.after[node] as number;
      if (doc.kind[node] !== Kind.object) return;
      for (let member = node + 1; member < end; member = doc.after[member] as number) {
        const name = doc.key[member] as number;
        const word = name < KEYWORDS.length ? KEYWORDS[name] : undefined;
        const hidden = ((doc.flags[member] as number) & Flag.shadowed) !== 0;
        if (word !== undefined && !hidden) predicate.on[word]?.(look, member, node);
      }
    },
    on: Object.fromEntries(
      minded.map((word) => [
        word,
        (at: Visit, member: number, holder: number): void => {
          if (holder === at.schema.node) return;
          const look = lookOf(at);
          if (look !== undefined) predicate.on?.[word]?.(look, member, holder);
        },
      ]),
    ),
  };
}
