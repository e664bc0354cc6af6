import { defineReader } from './define-reader.ts';

export const zod = defineReader({
  id: 'zod',
  title: 'zod fromJSONSchema',
  package: 'zod',
  version: '4.6.7',
  summary:
    'Turns a schema into a zod schema, as clients do that hand tools on as zod; the stamp decides the dialect.',
  source: ['https://zod.dev/json-schema'],
  wholeList: false,
  levels: 1_000,
  reads: 'both',
  start: async () => {
    const { fromJSONSchema } = await import('zod');
    return {
      read: (schema) => {
        const type = fromJSONSchema(schema as Parameters<typeof fromJSONSchema>[0]);
        return { accepts: (instance) => type.safeParse(instance).success };
      },
    };
  },
});
