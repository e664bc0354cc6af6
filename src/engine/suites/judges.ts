import { createRequire } from 'node:module';
import type { SchemaObject } from '@hyperjump/json-schema/draft-2020-12';
import { registerSchema, unregisterSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import '@hyperjump/json-schema/draft-2019-09';
import '@hyperjump/json-schema/draft-07';
import '@hyperjump/json-schema/draft-06';
import '@hyperjump/json-schema/draft-04';
import { Validator } from '@cfworker/json-schema';
import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { default as Draft04 } from 'ajv-draft-04';

/** Each dialect that a judge knows, by the short name of our tests, with its URI. */
export const DIALECTS = {
  'draft-04': 'http://json-schema.org/draft-04/schema#',
  'draft-06': 'http://json-schema.org/draft-06/schema#',
  'draft-07': 'http://json-schema.org/draft-07/schema#',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
} as const;

export type DialectName = keyof typeof DIALECTS;

/** A real validator: a verdict per instance, or it throws about a schema that it cannot read. */
export type Judge = (
  schema: unknown,
  dialect: DialectName,
  instances: readonly unknown[],
) => Promise<readonly boolean[]>;

const OPTIONS = {
  strict: false,
  validateFormats: false,
  validateSchema: false,
  addUsedSchema: false,
  logger: false,
} as const;
const META_06: object = createRequire(import.meta.url)('ajv/dist/refs/json-schema-draft-06.json');

const COMPILERS: Readonly<Record<DialectName, () => Ajv>> = {
  // Its constructor is that of Ajv with another vocabulary; only the type of the package says otherwise.
  'draft-04': () => new (Draft04 as unknown as typeof Ajv)(OPTIONS),
  'draft-06': () => {
    const ajv = new Ajv(OPTIONS);
    ajv.addMetaSchema(META_06);
    return ajv;
  },
  'draft-07': () => new Ajv(OPTIONS),
  '2019-09': () => new Ajv2019(OPTIONS),
  '2020-12': () => new Ajv2020(OPTIONS),
};

const ajv: Judge = async (schema, dialect, instances) => {
  const judge = COMPILERS[dialect]().compile(schema as object | boolean);
  return await Promise.resolve(instances.map((instance) => judge(instance) === true));
};

let registered = 0;
const hyperjump: Judge = async (schema, dialect, instances) => {
  const uri = `https://judge.invalid/${registered++}`;
  // It takes any JSON value and says itself what is no schema.
  registerSchema(schema as SchemaObject, uri, DIALECTS[dialect].replace(/#$/, ''));
  try {
    const judge = await validate(uri);
    return instances.map((instance) => judge(instance as never).valid);
  } finally {
    unregisterSchema(uri);
  }
};

const cfworker: Judge = async (schema, dialect, instances) => {
  // It knows no draft 6, which differs from draft 7 by keywords that our schemas do not use.
  const draft = dialect.startsWith('draft') ? (dialect === 'draft-04' ? '4' : '7') : dialect;
  const judge = new Validator(schema as object, draft as '2020-12');
  return await Promise.resolve(instances.map((instance) => judge.validate(instance).valid));
};

type Judges = ReadonlyMap<string, Judge>;

/** Those that the published figures of other dereferencers were counted with. */
export const TWO_JUDGES: Judges = new Map([
  ['ajv', ajv],
  ['hyperjump', hyperjump],
]);
export const THREE_JUDGES: Judges = new Map([...TWO_JUDGES, ['cfworker', cfworker]]);

export type Outcome =
  | { readonly kind: 'kept' }
  /** No judge is right about the schema as it was: nothing can be said about the other one. */
  | { readonly kind: 'no-judge' }
  | { readonly kind: 'changed'; readonly why: string };

/** Whether a judge that is right about every instance before is right about every instance after. */
export async function verdictsKept(
  before: unknown,
  after: unknown,
  dialect: DialectName,
  instances: readonly unknown[],
  expected: readonly boolean[],
  judges: Judges = TWO_JUDGES,
): Promise<Outcome> {
  let why: string | undefined;
  for (const [name, judge] of judges) {
    if ((await verdicts(judge, before, dialect, instances)) !== expected.join()) continue;
    const got = await verdicts(judge, after, dialect, instances);
    if (got === expected.join()) return { kind: 'kept' };
    why ??= `${name}: ${got} instead of ${expected.join()}`;
  }
  return why === undefined ? { kind: 'no-judge' } : { kind: 'changed', why };
}

async function verdicts(
  judge: Judge,
  schema: unknown,
  dialect: DialectName,
  instances: readonly unknown[],
): Promise<string> {
  try {
    return (await judge(structuredClone(schema), dialect, instances)).join();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
