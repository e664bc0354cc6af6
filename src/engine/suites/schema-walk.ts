/** A JSON value inside a schema, and whether a schema, a map from names to schemas, or data stands there. */
interface Visit {
  readonly value: Record<string, unknown> | readonly unknown[];
  readonly role: 'schema' | 'names';
  readonly base: string;
}

const MAPS = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
]);
const DATA = new Set(['enum', 'const', 'default', 'examples']);
export const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'] as const;

export const isNamesMap = (keyword: string): boolean => MAPS.has(keyword);
export const isComposite = (value: unknown): value is Visit['value'] =>
  typeof value === 'object' && value !== null;

/**
 * Every object and array of a schema with the base URI in force there, parents first; written apart from the
 * engine, so that it can judge it. `enter` returns the base for what is inside, or `skip`.
 */
export function walk(
  schema: unknown,
  base: string,
  skip: (keyword: string) => boolean,
  enter: (object: Record<string, unknown>, base: string) => string,
): void {
  const work: Visit[] = isComposite(schema) ? [{ value: schema, role: 'schema', base }] : [];
  for (let visit = work.pop(); visit !== undefined; visit = work.pop()) {
    const { value, role } = visit;
    const isSchema = role === 'schema' && !Array.isArray(value);
    const inner = isSchema ? enter(value as Record<string, unknown>, visit.base) : visit.base;
    for (const [name, child] of Object.entries(value)) {
      if (!isComposite(child) || (isSchema && skip(name))) continue;
      work.push({
        value: child,
        role: isSchema && MAPS.has(name) ? 'names' : 'schema',
        base: inner,
      });
    }
  }
}

/** True where no reference stands in schema position outside of the definitions. */
export function isReferenceFree(schema: unknown): boolean {
  let free = true;
  const skip = (keyword: string) =>
    DATA.has(keyword) || keyword === '$defs' || keyword === 'definitions';
  walk(schema, '', skip, (object, base) => {
    if (REFERENCES.some((keyword) => typeof object[keyword] === 'string')) free = false;
    return base;
  });
  return free;
}
