import { fromJSONSchema, registry, toJSONSchema } from 'zod';
import { definePackage } from './define-package.ts';

export const zodRoundTrip = definePackage(
  {
    id: 'zod-round-trip',
    title: 'zod, there and back',
    summary:
      'Reads the schema with fromJSONSchema and writes what zod made of it with toJSONSchema.',
    source: ['https://zod.dev/json-schema'],
    version: '4.6.7',
    loses:
      'All but the first name of a pointer, limits beside a reference, untyped properties, and every schema with if, not or unevaluated keywords.',
  },
  // Ids and words that zod does not know go into a registry of this run alone: the one that all users of zod share
  // would keep every schema with an id for good. So they are not written back.
  (value, side) =>
    toJSONSchema(
      fromJSONSchema(value as Parameters<typeof fromJSONSchema>[0], { registry: registry() }),
      { io: side },
    ),
);
