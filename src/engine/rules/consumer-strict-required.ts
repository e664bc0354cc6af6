import { quotedList } from '../base/quoted.ts';
import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { isObject, isString, stringAt } from '../json/values.ts';
import { mindedBy } from './consumers/minded-by.ts';
import { isFull, oncePerSchema } from './consumers/once-per-schema.ts';
import { toolRule } from './consumers/tool-rule.ts';
import type { Facts } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { isShownToModel } from './values/side.ts';

const minds = mindedBy(['oai-strict-required', 'ds-strict-closed']);
/** Names that the message holds. */
const MOST_NAMED = 3;

/** Properties of the object that its `required` leaves out; none where nothing at all is required. */
function optional({ doc, graph }: Facts, required: number, holder: number): string[] {
  const properties = graph.children.member(holder, K.properties);
  if (doc.kind[required] !== Kind.array || properties < 0 || !isObject(doc, properties)) return [];
  const listed = new Set<string>();
  for (
    let item = required + 1;
    item < (doc.after[required] as number);
    item = doc.after[item] as number
  )
    if (isString(doc, item)) listed.add(stringAt(doc, item));
  if (listed.size === 0) return [];
  const names: string[] = [];
  const end = doc.after[properties] as number;
  for (let member = properties + 1; member < end; member = doc.after[member] as number) {
    const name = doc.names.name(doc.key[member] as number);
    if (!listed.has(name)) names.push(name);
  }
  return names;
}

export default defineRule(
  toolRule({
    code: 'consumer/strict-required',
    severity: 'warning',
    summary:
      'Some properties are required and others are not, which strict modes of model APIs refuse.',
    why: 'Correct as it is. In strict mode OpenAI wants every property in "required", and an optional one to allow null instead; the server has to take that null for an absent argument then.',
    source: [...minds.sources, 'https://github.com/vercel/ai/issues/6704'],
    examples: {
      bad: [
        '{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"}},"required":["a"]}',
      ],
      good: [
        '{"type":"object","properties":{"a":{"type":"string"}},"required":["a"]}',
        '{"type":"object","properties":{"a":{"type":"string"}}}',
      ],
    },
    on: {
      required(at, required, holder) {
        if (!isShownToModel(at)) return;
        const cause = holder === at.schema.node ? 'required root' : 'required below';
        if (isFull(at, cause)) return;
        const names = optional(at.facts, required, holder);
        if (names.length === 0) return;
        oncePerSchema(at, cause, required, () => ({
          message: `Optional here: ${quotedList(names, MOST_NAMED)}. Strict modes want every property in "required". Minded by ${minds.words}.`,
        }));
      },
    },
  }),
);
