import type { Example } from './define-consumer.ts';

type Schema = Readonly<Record<string, unknown>> | null;

const NAME = 'example';
const ANY = { type: 'object' } as const;

/** A list with one tool that takes this. */
export const input =
  (inputSchema: Schema): Example =>
  () => [{ name: NAME, inputSchema }];

/** A list with one tool that answers with this. */
export const output =
  (outputSchema: Schema): Example =>
  () => [{ name: NAME, inputSchema: ANY, outputSchema }];

/** A list with one tool of this name. */
export const named =
  (name: string): Example =>
  () => [{ name, inputSchema: ANY }];

export const described =
  (description: string): Example =>
  () => [{ name: NAME, description, inputSchema: ANY }];

export const tools =
  (...names: readonly string[]): Example =>
  () =>
    names.map((name) => ({ name, inputSchema: ANY }));

/** So many tools; the schema is that of each. */
export const many =
  (count: number, inputSchema: Schema = ANY): Example =>
  () =>
    Array.from({ length: count }, (_, i) => ({ name: `${NAME}_${i}`, inputSchema }));

/** A closed object with so many properties, none of them required unless `required` says so. */
export const wide =
  (count: number, property: Schema, required = false): Example =>
  () => {
    const names = Array.from({ length: count }, (_, i) => `p${i}`);
    const properties = Object.fromEntries(names.map((name) => [name, property]));
    return input({
      type: 'object',
      properties,
      required: required ? names : [],
      additionalProperties: false,
    })();
  };

/** Objects so deep in each other. */
export const deep =
  (levels: number): Example =>
  () => {
    let schema: Schema = { type: 'string' };
    for (let level = 0; level < levels; level++) {
      schema = {
        type: 'object',
        properties: { a: schema },
        required: ['a'],
        additionalProperties: false,
      };
    }
    return input(schema)();
  };

/** Choices of two so deep in each other. */
export const branching =
  (levels: number): Example =>
  () => {
    let schema: Schema = { type: 'string' };
    for (let level = 0; level < levels; level++) schema = { anyOf: [schema, { type: 'number' }] };
    return input({ type: 'object', properties: { a: schema } })();
  };

/** The text of a tools list that holds an example. */
export const textOf = (example: Example): string => JSON.stringify({ tools: example() });
