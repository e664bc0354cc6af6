import type { Dialect } from './define-dialect.ts';
import { extend } from './define-dialect.ts';
import { draft04 } from './draft-04.ts';

export const draft06: Dialect = extend(draft04, {
  id: 'draft-06',
  title: 'Draft 6',
  uri: 'http://json-schema.org/draft-06/schema#',
  idKeyword: '$id',
  booleanSchemas: true,
  drop: ['id'],
  add: {
    $id: 'uri-reference',
    const: 'any',
    contains: 'schema',
    propertyNames: 'schema',
    examples: 'array',
    exclusiveMaximum: 'number',
    exclusiveMinimum: 'number',
    required: 'unique-strings',
    enum: 'array',
  },
});
