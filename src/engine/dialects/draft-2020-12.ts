import type { Dialect } from './define-dialect.ts';
import { extend } from './define-dialect.ts';
import { draft201909 } from './draft-2019-09.ts';

export const draft202012: Dialect = extend(draft201909, {
  id: '2020-12',
  title: '2020-12',
  uri: 'https://json-schema.org/draft/2020-12/schema',
  anchorKeywords: ['$anchor', '$dynamicAnchor'],
  anchorName: /^[A-Za-z_][-A-Za-z0-9._]*$/,
  dynamicReference: '$dynamicRef',
  drop: ['$recursiveRef', '$recursiveAnchor', 'additionalItems'],
  add: {
    $dynamicRef: 'uri-reference',
    $dynamicAnchor: 'anchor',
    prefixItems: 'schemas',
    items: 'schema',
  },
});
