import type { Random } from '../equivalence/random.ts';
import { randomFrom } from '../equivalence/random.ts';
import type { Json } from '../json.ts';

/** A JSON object under construction. */
export interface Draft {
  [name: string]: Json | Draft | (Json | Draft)[];
}

const NAMES = ['id', 'name', 'kind', 'size', 'tags', 'at', 'owner', 'parent', 'filter', 'options'];
const DEFS = ['Address', 'Node', 'Item', 'Range', 'Link', 'Rule'];

/**
 * A tool schema as generators write them, with at least one place for each kind of fault: an object that holds `$ref`
 * and keywords beside it, a cycle, required names, data that looks like a reference, and two definitions that differ.
 */
export function randomSchema(seed: number): Draft {
  const random = randomFrom(seed);
  const defs: Draft = {};
  const names = DEFS.slice(0, 3 + random.below(4));
  for (const name of names) defs[name] = definition(random, names, name);
  const properties: Draft = {};
  for (const name of some(random, NAMES, 3 + random.below(4)))
    properties[name] = field(random, names, 2);
  const [first = 'Address', second = 'Node'] = names;
  properties['exact'] = { $ref: `#/$defs/${first}` };
  properties['narrowed'] = { $ref: `#/$defs/${second}`, ...narrowing(random) };
  properties['tree'] = { $ref: '#/$defs/Tree' };
  properties['like'] = { enum: [{ $ref: `#/$defs/${first}` }, 'all', 1] };
  defs['Tree'] = tree(random);
  return {
    ...(random.chance(0.5) && { $schema: 'https://json-schema.org/draft/2020-12/schema' }),
    type: 'object',
    properties,
    required: some(random, Object.keys(properties), 1 + random.below(2)),
    ...(random.chance(0.3) && { additionalProperties: false }),
    $defs: defs,
  };
}

/** Every definition differs from every other: its kind is its own. */
function definition(random: Random, names: readonly string[], own: string): Draft {
  const later = names.slice(names.indexOf(own) + 1);
  const properties: Draft = { [`${own.toLowerCase()}Key`]: scalar(random) };
  for (const name of some(random, NAMES, 1 + random.below(3)))
    properties[name] = field(random, later, 1);
  return {
    type: 'object',
    properties,
    required: [`${own.toLowerCase()}Key`, ...some(random, Object.keys(properties).slice(1), 1)],
    // One that is narrowed elsewhere must leave room for that.
    ...(own !== names[1] && random.chance(0.3) && { additionalProperties: false }),
  };
}

/** Keywords that say more than any definition does. */
const narrowing = (random: Random): Draft =>
  random.pick<Draft>([
    { required: ['extraKey'], properties: { extraKey: { type: 'integer' } } },
    { properties: { extraKey: { type: 'string', minLength: 2 } } },
    { minProperties: 3 },
    { propertyNames: { maxLength: 12 } },
    { not: { required: ['forbidden'] } },
  ]) ?? {};

const tree = (random: Random): Draft => ({
  type: 'object',
  properties: {
    label: scalar(random),
    ...(random.chance(0.5)
      ? { children: { type: 'array', items: { $ref: '#/$defs/Tree' } } }
      : {
          next: random.chance(0.5)
            ? { $ref: '#/$defs/Tree' }
            : { anyOf: [{ type: 'null' }, { $ref: '#/$defs/Tree' }] },
        }),
  },
  required: ['label'],
});

function field(random: Random, names: readonly string[], depth: number): Draft {
  const name = random.pick(names);
  const kind = random.next();
  if (name !== undefined && kind < 0.35) return { $ref: `#/$defs/${name}` };
  if (name !== undefined && kind < 0.45)
    return { type: 'array', items: { $ref: `#/$defs/${name}` }, maxItems: 4 };
  if (name !== undefined && kind < 0.52)
    return { anyOf: [{ $ref: `#/$defs/${name}` }, { type: 'null' }] };
  if (depth > 0 && kind < 0.65) {
    const properties: Draft = {};
    for (const inner of some(random, NAMES, 2)) properties[inner] = field(random, names, depth - 1);
    return { type: 'object', properties, required: some(random, Object.keys(properties), 1) };
  }
  if (depth > 0 && kind < 0.7)
    return { type: 'object', additionalProperties: field(random, names, depth - 1) };
  return scalar(random);
}

const scalar = (random: Random): Draft =>
  random.pick<Draft>([
    { type: 'string' },
    { type: 'string', minLength: 1, maxLength: 20 },
    { type: 'string', pattern: '^[a-z]{2,5}-[0-9]+$' },
    { type: 'string', format: 'date-time', description: 'When' },
    { type: 'integer', minimum: 1, maximum: 100 },
    { type: 'number', exclusiveMinimum: 0 },
    { type: 'integer', multipleOf: 5 },
    { type: 'boolean', default: false },
    { enum: ['asc', 'desc'] },
    { const: 'fixed' },
    { type: ['string', 'null'] },
    { type: 'array', items: { type: 'string' }, minItems: 1, uniqueItems: true },
  ]) ?? {};

function some(random: Random, values: readonly string[], count: number): string[] {
  const left = [...values];
  const chosen: string[] = [];
  while (chosen.length < count && left.length > 0)
    chosen.push(...left.splice(random.below(left.length), 1));
  return chosen;
}
