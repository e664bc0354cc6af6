import type { Dialect } from './define-dialect.ts';
import { table } from './define-dialect.ts';
import { draft04 } from './draft-04.ts';

/** The Schema Object of OpenAPI 3.0: a subset of draft-04 with words of its own. */
export const openapi30: Dialect = {
  ...draft04,
  id: 'openapi-3.0',
  title: 'OpenAPI 3.0 schema object',
  uri: 'https://spec.openapis.org/oas/3.0/schema/2021-09-28',
  types: ['array', 'boolean', 'integer', 'number', 'object', 'string'],
  keywords: table({
    ...Object.fromEntries(
      [...draft04.keywords].filter(
        ([word]) =>
          ![
            'id',
            '$schema',
            'additionalItems',
            'patternProperties',
            'dependencies',
            'definitions',
          ].includes(word),
      ),
    ),
    items: 'schema',
    nullable: 'boolean',
    discriminator: 'object',
    readOnly: 'boolean',
    writeOnly: 'boolean',
    xml: 'object',
    externalDocs: 'object',
    example: 'any',
    deprecated: 'boolean',
  }),
};
