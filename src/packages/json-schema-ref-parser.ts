import dereference from '@apidevtools/json-schema-ref-parser/dist/lib/dereference.js';
import Refs from '@apidevtools/json-schema-ref-parser/dist/lib/refs.js';
import {
  getSchemaIdMode,
  registerSchemaResources,
  usesDynamicIdScope,
} from '@apidevtools/json-schema-ref-parser/dist/lib/util/schema-resources.js';
import { definePackage } from './define-package.ts';

/** Where the document is said to be; nothing is fetched, and the same text gives the same result everywhere. */
const PLACE = 'https://schema.invalid/';

/**
 * The package's own steps without the promises around them, which only reading other documents needs; a test
 * compares the two. Its entry module would bring readers of files, YAML and HTTP along.
 */
function run(schema: unknown, circular: true | 'ignore'): unknown {
  const $refs = new Refs();
  const root = $refs._add(PLACE);
  root.value = schema as typeof root.value;
  root.pathType = 'http';
  root.dynamicIdScope = usesDynamicIdScope(schema);
  root.legacyIdScope = getSchemaIdMode(schema);
  registerSchemaResources($refs, root.path ?? PLACE, schema, 'http', root.dynamicIdScope);
  const parser = { schema, $refs };
  const options = {
    resolve: { external: false },
    dereference: {
      circular,
      excludedPathMatcher: () => false,
      referenceResolution: 'relative',
      mergeKeys: true,
    },
  };
  dereference(
    parser as unknown as Parameters<typeof dereference>[0],
    options as Parameters<typeof dereference>[1],
  );
  return parser.schema;
}

const common = {
  source: ['https://www.npmjs.com/package/@apidevtools/json-schema-ref-parser'],
  version: '15.5.2',
};

export const refParser = definePackage(
  {
    ...common,
    id: 'json-schema-ref-parser',
    title: 'json-schema-ref-parser',
    summary:
      'Dereferences in place and keeps the definitions; recursion becomes an object that contains itself.',
    loses:
      'Limits of the target that are said beside the reference as well, and draft-07 says nothing beside it; data that looks like a reference is replaced.',
  },
  (value) => run(value, true),
);

export const refParserIgnore = definePackage(
  {
    ...common,
    id: 'json-schema-ref-parser-ignore',
    title: 'json-schema-ref-parser, circular: ignore',
    summary:
      'Dereferences in place and keeps the definitions; the whole way to a cycle stays as references.',
    loses: 'As json-schema-ref-parser, and what stands beside a reference on a cycle.',
  },
  (value) => run(value, 'ignore'),
);
