import type { OutputUnit } from '@hyperjump/json-schema';
import type { DialectName } from '../dialects.ts';
import type { Json } from '../json.ts';
import { isObject } from '../json.ts';
import type { Reason } from '../types.ts';
import type { Running } from './define-reader.ts';
import { defineReader } from './define-reader.ts';

const DIALECT: Readonly<Record<DialectName, string>> = {
  'draft-04': 'http://json-schema.org/draft-04/schema',
  'draft-06': 'http://json-schema.org/draft-06/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
  'openapi-3.0': 'https://spec.openapis.org/oas/3.0/schema',
};

/** RFC 2606: names under `invalid` never resolve. */
const BASE = 'https://schema.invalid/';
/** The library's registry is one for all. */
let lastUri = 0;

export const hyperjump = defineReader({
  id: 'hyperjump',
  title: 'hyperjump',
  package: '@hyperjump/json-schema',
  version: '1.18.0',
  summary:
    'Interprets a schema under the dialect in force, siblings of $ref and dynamic references included; nothing is fetched.',
  source: ['https://github.com/hyperjump-io/json-schema'],
  wholeList: false,
  levels: 500,
  reads: 'both',
  start: () => startHyperjump(true),
});

/** Checking the schema by its metaschema first is the library's default; a judge of instances leaves it out. */
export async function startHyperjump(checksSchema: boolean): Promise<Running> {
  const [library, browser] = await Promise.all([
    import('@hyperjump/json-schema/draft-2020-12'),
    import('@hyperjump/browser'),
    import('@hyperjump/json-schema/draft-2019-09'),
    import('@hyperjump/json-schema/draft-07'),
    import('@hyperjump/json-schema/draft-06'),
    import('@hyperjump/json-schema/draft-04'),
    import('@hyperjump/json-schema/openapi-3-0'),
  ]);
  // It would fetch what a schema names, from the network and from the disk.
  for (const scheme of ['http', 'https', 'file']) browser.removeUriSchemePlugin(scheme);
  return {
    read: async (schema, dialect) => {
      const uri = `${BASE}${++lastUri}`;
      library.setShouldValidateSchema(checksSchema);
      library.registerSchema(unstamped(schema) as never, uri, DIALECT[dialect]);
      try {
        const validate = await library.validate(uri);
        return {
          accepts: (instance) => validate(instance as never).valid,
          reasons: (instance) => failures(validate(instance as never, 'BASIC')).map(reasonFrom),
        };
      } finally {
        library.unregisterSchema(uri);
      }
    },
  };
}

const failures = (output: { valid: boolean; errors?: OutputUnit[] }): OutputUnit[] =>
  output.errors ?? [];

/** The dialect in force is given besides: a stamp that nobody knows must not get in the way. */
function unstamped(schema: Json): Json {
  if (!isObject(schema) || !Object.hasOwn(schema, '$schema')) return schema;
  const { $schema: _, ...rest } = schema;
  return rest;
}

function reasonFrom({ absoluteKeywordLocation, instanceLocation }: OutputUnit): Reason {
  const pointer = fragmentOf(absoluteKeywordLocation);
  const keyword = pointer.slice(pointer.lastIndexOf('/') + 1);
  return {
    instancePointer: decoded(fragmentOf(instanceLocation)),
    keywordPointer: `#${pointer}`,
    keyword: keyword === '' ? 'false' : decoded(keyword),
    message: keyword === '' ? 'nothing is allowed here' : `refused by ${decoded(keyword)}`,
  };
}

const fragmentOf = (uri: string): string => uri.slice(uri.indexOf('#') + 1);

function decoded(fragment: string): string {
  try {
    return decodeURI(fragment);
  } catch {
    return fragment;
  }
}
