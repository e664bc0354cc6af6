import type { Schema } from './schema-tree.ts';
import { addSentence, isSchema, sameTree, schemasOf, textOfTree, typesOf } from './schema-tree.ts';

/** One branch of a union, with the values of the discriminator that choose it. */
interface Variant {
  readonly properties: Schema;
  readonly required: ReadonlySet<string>;
  readonly closed: boolean;
  readonly values: readonly string[];
}

/**
 * Make one object of each choice of objects that a property tells apart. Lossy: which properties go together is
 * left to descriptions, and open where the branches are open.
 *
 * A choice qualifies where `oneOf` has two or more objects written in place that share a required property with
 * string values (`const` or `enum`) of which none appears twice.
 */
export function flattenUnions(root: unknown): number {
  let flattened = 0;
  // Inner choices first: a branch may hold one.
  for (const { schema } of schemasOf(root).reverse()) if (flatten(schema)) flattened++;
  return flattened;
}

function flatten(schema: Schema): boolean {
  const branches = schema.get('oneOf');
  if (!Array.isArray(branches) || branches.length < 2 || !branches.every(isSchema)) return false;
  const discriminator = discriminatorOf(branches as Schema[]);
  if (discriminator === undefined) return false;
  const variants = (branches as Schema[]).map((branch) => variantOf(branch, discriminator));
  schema.delete('oneOf');
  schema.set('type', 'object');
  schema.set('properties', merged(variants, discriminator));
  const always = [...requiredBy(variants)];
  schema.set('required', always);
  schema.set('additionalProperties', variants.every(({ closed }) => closed) ? false : new Map());
  return true;
}

const propertiesOf = (schema: Schema): Schema => {
  const properties = schema.get('properties');
  return isSchema(properties) ? properties : new Map<string, unknown>();
};

function requiredOf(schema: Schema): ReadonlySet<string> {
  const required = schema.get('required');
  return new Set(
    (Array.isArray(required) ? (required as unknown[]) : []).filter(
      (name): name is string => typeof name === 'string',
    ),
  );
}

/** The first in the order of the alphabet, where there are several. */
function discriminatorOf(branches: readonly Schema[]): string | undefined {
  if (branches.some((branch) => branch.has('$ref') || typesOf(branch).join() !== 'object'))
    return undefined;
  const [first] = branches;
  if (first === undefined) return undefined;
  const shared = [...propertiesOf(first).keys()].filter((name) =>
    branches.every((branch) => requiredOf(branch).has(name)),
  );
  return shared.sort().find((name) => {
    const values = branches.map((branch) => valuesOf(propertiesOf(branch).get(name)));
    if (values.some((of) => of.length === 0)) return false;
    const all = values.flat();
    return new Set(all).size === all.length;
  });
}

function valuesOf(schema: unknown): string[] {
  if (!isSchema(schema)) return [];
  const only = schema.get('const');
  const values = schema.has('const') ? [only] : schema.get('enum');
  if (!Array.isArray(values) || !values.every((value) => typeof value === 'string')) return [];
  return values as string[];
}

const variantOf = (branch: Schema, discriminator: string): Variant => ({
  properties: propertiesOf(branch),
  required: requiredOf(branch),
  closed: branch.get('additionalProperties') === false,
  values: valuesOf(propertiesOf(branch).get(discriminator)),
});

/** Names that every variant requires, in the order in which they appear. */
function requiredBy(variants: readonly Variant[]): Set<string> {
  const names = new Set(variants.flatMap(({ properties }) => [...properties.keys()]));
  return new Set([...names].filter((name) => variants.every(({ required }) => required.has(name))));
}

function merged(variants: readonly Variant[], discriminator: string): Schema {
  const always = requiredBy(variants);
  const properties: Schema = new Map();
  for (const name of new Set(variants.flatMap((one) => [...one.properties.keys()]))) {
    if (name === discriminator) {
      const values = variants.flatMap((one) => one.values);
      properties.set(
        name,
        new Map<string, unknown>([
          ['type', 'string'],
          ['enum', values],
        ]),
      );
      continue;
    }
    const having = variants.filter((one) => one.properties.has(name));
    const property = widened(having.map((one) => one.properties.get(name)));
    if (!always.has(name)) addHint(property, having, name, discriminator);
    properties.set(name, property);
  }
  return properties;
}

function addHint(
  property: unknown,
  having: readonly Variant[],
  name: string,
  discriminator: string,
): void {
  if (!isSchema(property)) return;
  const say = (word: string, of: readonly Variant[]): void => {
    if (of.length === 0) return;
    addSentence(
      property,
      `${word} if ${discriminator} = ${of.flatMap(({ values }) => values).join(' | ')}`,
    );
  };
  say(
    'Required',
    having.filter(({ required }) => required.has(name)),
  );
  say(
    'Available',
    having.filter(({ required }) => !required.has(name)),
  );
}

/** The body that all share, or their common base type where they differ. */
function widened(bodies: readonly unknown[]): unknown {
  const [first] = bodies;
  if (bodies.every((body) => sameTree(body, first)))
    return isSchema(first) ? new Map(first) : first;
  const types = [...new Set(bodies.flatMap(baseTypes))];
  const named = types.filter((type) => !(type === 'integer' && types.includes('number')));
  const one = named.filter((type) => type !== 'null');
  const result: Schema = new Map();
  // Without a common type nothing is said: a list of all would be read by fewer clients still.
  if (one.length === 1) result.set('type', named.length === 1 ? named[0] : [...one, 'null']);
  const described = bodies.find(
    (body) => isSchema(body) && typeof body.get('description') === 'string',
  );
  if (isSchema(described)) result.set('description', described.get('description'));
  return result;
}

/** Types of a body, through a choice of one type and null. `any` stands for what is not said. */
function baseTypes(body: unknown): string[] {
  if (!isSchema(body)) return ['any'];
  const own = typesOf(body);
  if (own.length > 0) return own;
  const fixed = body.has('const') ? [body.get('const')] : body.get('enum');
  if (Array.isArray(fixed) && fixed.every((value) => typeof value === 'string')) return ['string'];
  const branches = body.get('anyOf');
  if (!Array.isArray(branches) || textOfTree(body).includes('"$ref"')) return ['any'];
  const types = branches.flatMap((branch) => (isSchema(branch) ? typesOf(branch) : []));
  return types.length === 0 ? ['any'] : types;
}
