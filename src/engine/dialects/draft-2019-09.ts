import type { Dialect } from './define-dialect.ts';
import { extend } from './define-dialect.ts';
import { draft07 } from './draft-07.ts';

export const draft201909: Dialect = extend(draft07, {
  id: '2019-09',
  title: '2019-09',
  uri: 'https://json-schema.org/draft/2019-09/schema',
  idAnchors: false,
  anchorKeywords: ['$anchor'],
  anchorName: /^[A-Za-z][-A-Za-z0-9.:_]*$/,
  dynamicReference: '$recursiveRef',
  siblingsCount: true,
  container: '$defs',
  add: {
    $anchor: 'anchor',
    $recursiveRef: 'uri-reference',
    $recursiveAnchor: 'boolean',
    $vocabulary: 'vocabularies',
    $defs: 'schema-map',
    dependentSchemas: 'schema-map',
    dependentRequired: 'names-map',
    maxContains: 'count',
    minContains: 'count',
    unevaluatedItems: 'schema',
    unevaluatedProperties: 'schema',
    deprecated: 'boolean',
    contentSchema: 'schema',
  },
});
