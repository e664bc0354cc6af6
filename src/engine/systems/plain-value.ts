/** An object as `JSON.parse` makes it. */
export type PlainObject = Readonly<Record<string, unknown>>;

export const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object without some of its members. */
export const without = (object: PlainObject, ...names: readonly string[]): PlainObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
