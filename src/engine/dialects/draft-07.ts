import type { Dialect } from './define-dialect.ts';
import { extend } from './define-dialect.ts';
import { draft06 } from './draft-06.ts';

export const draft07: Dialect = extend(draft06, {
  id: 'draft-07',
  title: 'Draft 7',
  uri: 'http://json-schema.org/draft-07/schema#',
  add: {
    $comment: 'string',
    if: 'schema',
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; nothing awaits this table
    then: 'schema',
    else: 'schema',
    readOnly: 'boolean',
    writeOnly: 'boolean',
    contentMediaType: 'string',
    contentEncoding: 'string',
  },
});
