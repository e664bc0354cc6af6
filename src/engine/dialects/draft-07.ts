import { type Dialect, extend } from './define-dialect.ts';
import { draft06 } from './draft-06.ts';

export const draft07: Dialect = extend(draft06, {
  id: 'draft-07',
  title: 'Draft 7',
  uri: 'http://json-schema.org/draft-07/schema#',
  add: {
    $comment: 'string',
    if: 'schema',
    then: 'schema',
    else: 'schema',
    readOnly: 'boolean',
    writeOnly: 'boolean',
    contentMediaType: 'string',
    contentEncoding: 'string',
  },
});
