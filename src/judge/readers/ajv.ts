import type { ErrorObject, Options, ValidateFunction } from 'ajv';
import type { Json } from '../json.ts';
import type { Reason } from '../types.ts';
import type { Reader, Running } from './define-reader.ts';
import { defineReader } from './define-reader.ts';

/** What the classes of Ajv have in common. */
interface AjvLike {
  compile(schema: never): ValidateFunction;
  removeSchema(): unknown;
}
export type AjvClass = new (options: Options) => AjvLike;

/** As the MCP SDK sets it up (1.32, `validation/ajv-provider`). */
const LENIENT: Options = { strict: false, validateSchema: false, allErrors: true };
/** As its own documentation recommends: everything that strict mode looks for is an error. */
const STRICT: Options = { strict: true };

const DRAFTS = {
  'draft-07': ['draft-07', async () => (await import('ajv')).default],
  '2019-09': ['2019-09', async () => (await import('ajv/dist/2019.js')).default],
  '2020-12': ['2020-12', async () => (await import('ajv/dist/2020.js')).default],
} as const;

/** Ajv's class for one dialect, lenient or strict. */
export function ajvReader(draft: keyof typeof DRAFTS, strict: boolean): Reader {
  const [title, load] = DRAFTS[draft];
  return defineReader({
    id: `ajv-${draft}${strict ? '-strict' : ''}`,
    title: `Ajv ${title}${strict ? ', strict' : ''}`,
    package: 'ajv',
    version: '8.20.0',
    summary: strict
      ? `Ajv's class for ${title} with strict mode on, the schema checked and formats known.`
      : `Ajv's class for ${title} as the MCP SDK sets it up: not strict, the schema not checked, formats known.`,
    source: ['https://ajv.js.org/strict-mode.html'],
    wholeList: false,
    levels: strict ? 400 : 700,
    reads: 'both',
    start: async () => {
      const Ajv = (await load()) as unknown as AjvClass;
      const { default: addFormats } = await import('ajv-formats');
      const ajv = new Ajv({ ...(strict ? STRICT : LENIENT), logger: false });
      (addFormats as unknown as (ajv: AjvLike) => void)(ajv);
      return running(ajv);
    },
  });
}

function running(ajv: AjvLike): Running {
  return {
    read: (schema) => {
      // Identifiers of one schema must not be found by the next.
      ajv.removeSchema();
      const validate = ajv.compile(schema as never);
      return {
        accepts: (instance) => validate(instance) as boolean,
        reasons: (instance) => (validate(instance) ? [] : reasonsFrom(validate.errors ?? [])),
        release: () => ajv.removeSchema(),
      };
    },
  };
}

const reasonsFrom = (errors: readonly ErrorObject[]): Reason[] =>
  errors.map(({ instancePath, schemaPath, keyword, message, params }) => ({
    instancePointer: instancePath,
    keywordPointer: schemaPath,
    keyword,
    message: `${message ?? keyword}${detail(params)}`,
  }));

/** Names that the message of Ajv leaves out. */
function detail(params: Record<string, Json>): string {
  const name = params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof name === 'string' ? `: ${name}` : '';
}
