import type { StrategyInfo } from '../../engine/protocol.ts';

/**
 * What is known of the strategies that are packages from the registry, without loading those packages: the judging
 * worker runs them. A test holds this to what the packages themselves say.
 */
export const PACKAGE_STRATEGIES: readonly StrategyInfo[] = [
  {
    id: 'dereference-json-schema',
    title: 'dereference-json-schema',
    summary:
      'Replaces every reference by whatever stands at the path, by identity; recursion becomes an object that contains itself.',
    lossless: false,
    label: 'published',
    version: '0.2.3',
    loses:
      'What stands beside a reference, escaped names, anchors, and the definitions of a reference at the root.',
    source: ['https://www.npmjs.com/package/dereference-json-schema'],
  },
  {
    id: 'json-schema-ref-parser',
    title: 'json-schema-ref-parser',
    summary:
      'Dereferences in place and keeps the definitions; recursion becomes an object that contains itself.',
    lossless: false,
    label: 'published',
    version: '15.5.2',
    loses:
      'Limits of the target that are said beside the reference as well, and draft-07 says nothing beside it; data that looks like a reference is replaced.',
    source: ['https://www.npmjs.com/package/@apidevtools/json-schema-ref-parser'],
  },
  {
    id: 'json-schema-ref-parser-ignore',
    title: 'json-schema-ref-parser, circular: ignore',
    summary:
      'Dereferences in place and keeps the definitions; the whole way to a cycle stays as references.',
    lossless: false,
    label: 'published',
    version: '15.5.2',
    loses: 'As json-schema-ref-parser, and what stands beside a reference on a cycle.',
    source: ['https://www.npmjs.com/package/@apidevtools/json-schema-ref-parser'],
  },
  {
    id: 'zod-round-trip',
    title: 'zod, there and back',
    summary:
      'Reads the schema with fromJSONSchema and writes what zod made of it with toJSONSchema.',
    lossless: false,
    label: 'published',
    version: '4.6.7',
    loses:
      'All but the first name of a pointer, limits beside a reference, untyped properties, and every schema with if, not or unevaluated keywords.',
    source: ['https://zod.dev/json-schema'],
  },
];
