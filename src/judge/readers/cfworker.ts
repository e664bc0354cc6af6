import type { OutputUnit, Schema, SchemaDraft } from '@cfworker/json-schema';
import type { DialectName } from '../dialects.ts';
import type { Reason } from '../types.ts';
import { defineReader } from './define-reader.ts';

const DRAFT: Readonly<Record<DialectName, SchemaDraft>> = {
  'draft-04': '4',
  'draft-06': '7',
  'draft-07': '7',
  '2019-09': '2019-09',
  '2020-12': '2020-12',
  'openapi-3.0': '4',
};

export const cfworker = defineReader({
  id: 'cfworker',
  title: 'cfworker',
  package: '@cfworker/json-schema',
  version: '4.1.6',
  summary:
    'Interprets a schema without generating code, under the dialect in force; what the MCP SDK 2 takes where no code may be generated.',
  source: ['https://github.com/cfworker/cfworker/tree/main/packages/json-schema'],
  wholeList: false,
  levels: 1_000,
  reads: 'both',
  start: async () => {
    const { Validator } = await import('@cfworker/json-schema');
    return {
      read: (schema, dialect) => {
        const validator = new Validator(schema as Schema | boolean, DRAFT[dialect], false);
        return {
          accepts: (instance) => validator.validate(instance).valid,
          reasons: (instance) => reasonsFrom(validator.validate(instance).errors),
        };
      },
    };
  },
});

/** Both places come as fragments: `#/a/b`. */
const reasonsFrom = (errors: readonly OutputUnit[]): Reason[] =>
  errors.map(({ keyword, keywordLocation, instanceLocation, error }) => ({
    instancePointer: instanceLocation.replace(/^#/, ''),
    keywordPointer: keywordLocation,
    keyword,
    message: error,
  }));
