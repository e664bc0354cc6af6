import { fromJsonSchema } from '@modelcontextprotocol/server';
import { describe, expect, test } from 'vitest';
import { rewrite } from '../pipeline/rewrite.ts';

/** Compilable or not; the real server decides again below. */
const SCHEMAS: readonly (readonly [compiles: boolean, schema: string])[] = [
  [true, '{}'],
  [true, '{"$defs":{"A":{"$ref":"#/$defs/Gone"}}}'],
  [false, '{"properties":{"a":{"$ref":"#/$defs/Gone"}}}'],
  [false, '{"properties":{"a":{"$ref":"https://elsewhere.example/a"}}}'],
  [true, '{"properties":{"a":{"$ref":"#/$defs/toString"}},"$defs":{}}'],
  [
    true,
    '{"properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"properties":{"a":{"$ref":"#"}}}}}',
  ],
  [false, '{"properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"$ref":"#/$defs/A"}}}'],
  [
    true,
    '{"properties":{"a":{"$ref":"#/$defs/T/properties/k"}},"$defs":{"T":{"properties":{"k":{"type":"string"}},"pattern":"("}}}',
  ],
  [
    false,
    '{"properties":{"a":{"$ref":"#/$defs/T/properties/k"}},"$defs":{"T":{"properties":{"k":{"pattern":"("}}}}}',
  ],
  [false, '{"properties":{"a":{"pattern":"("}}}'],
  [false, '{"patternProperties":{"[":{}}}'],
  [true, '{"const":{"pattern":"("},"default":{"type":"nothing"}}'],
  [false, '{"properties":{"a":{"type":"nothing"}}}'],
  [false, '{"properties":{"a":{"type":["string","nothing"]}}}'],
  [false, '{"properties":{"a":{"minimum":0,"exclusiveMinimum":true}}}'],
  [false, '{"properties":{"a":{"required":true}}}'],
  [false, '{"properties":{"a":{"enum":[]}}}'],
  [false, '{"properties":{"a":{"items":[{}]}}}'],
  [true, '{"$schema":"http://json-schema.org/draft-07/schema#","properties":{"a":{"items":[{}]}}}'],
  [true, '{"$schema":"https://json-schema.org/draft-06/schema"}'],
  [false, '{"$schema":"http://json-schema.org/draft-04/schema#"}'],
  [false, '{"$schema":"https://elsewhere.example/schema"}'],
  [false, '{"properties":{"a":{"nullable":true}}}'],
  [true, '{"properties":{"a":{"type":"string","nullable":true}}}'],
  [false, '{"properties":{"a":{"type":"null","nullable":false}}}'],
  [false, '{"properties":{"a":{"$id":"u"},"b":{"$id":"u"}}}'],
  [false, '{"properties":{"a":{"$anchor":"u"},"b":{"$anchor":"u"}}}'],
  [true, '{"properties":{"a":{"$id":"v","$anchor":"u"},"b":{"$anchor":"u"}}}'],
];

const served = (text: string) => rewrite(text, { shape: 'bare-schema', strategy: 'sdk-served' });

describe('what the server refuses to register', () => {
  test.each(SCHEMAS)('%s: %s', (compiles, schema) => {
    const real = (): unknown => fromJsonSchema(JSON.parse(schema) as Record<string, unknown>);
    if (compiles) expect(real).not.toThrow();
    else expect(real).toThrow();
    expect(served(schema).kind).toBe(compiles ? 'text' : 'refused');
  });
});

describe('what the server sends', () => {
  test.each([
    [
      '{"additionalProperties":false,"required":["a"],"properties":{"a":{}}}',
      '{"type":"object","properties":{"a":{}},"required":["a"],"additionalProperties":false}',
    ],
    [
      '{"properties":{"__proto__":{"type":"string"},"a":{"x":{"__proto__":1}}},"__proto__":1,"x":{"__proto__":1}}',
      '{"type":"object","properties":{"a":{"x":{}}},"x":{"__proto__":1}}',
    ],
  ])('%s', (given, sent) => {
    expect(served(given)).toMatchObject({ kind: 'text', text: sent });
  });

  const output = (schema: string): string => {
    const text = `{"tools":[{"name":"t","inputSchema":{"type":"object"},"outputSchema":${schema}}]}`;
    const sent = rewrite(text, { strategy: 'sdk-served' });
    return sent.kind === 'text'
      ? JSON.stringify(JSON.parse(sent.text).tools[0].outputSchema)
      : sent.kind;
  };

  test.each([
    ['{"properties":{}}', '{"type":"object","properties":{}}'],
    ['{"type":"array"}', '{"type":"array"}'],
    ['{}', '{}'],
    [
      '{"anyOf":[{"type":"object"},{"required":["a"]}]}',
      '{"type":"object","anyOf":[{"type":"object"},{"required":["a"]}]}',
    ],
    [
      '{"anyOf":[{"type":"object"},{"type":"string"}]}',
      '{"anyOf":[{"type":"object"},{"type":"string"}]}',
    ],
    [
      '{"$ref":"#/$defs/A","$defs":{"A":{"type":"object"}}}',
      '{"type":"object","$ref":"#/$defs/A","$defs":{"A":{"type":"object"}}}',
    ],
    [
      '{"$ref":"#/$defs/a~1b","$defs":{"a/b":{"type":"object"}}}',
      '{"$ref":"#/$defs/a~1b","$defs":{"a/b":{"type":"object"}}}',
    ],
  ])('an output may have any root: %s', (schema, sent) => {
    expect(output(schema)).toBe(sent);
  });

  test('an input must describe an object', () => {
    expect(served('{"type":"string"}')).toMatchObject({
      kind: 'refused',
      diagnostics: [
        {
          code: 'strategy/throws',
          message: expect.stringContaining('must describe objects (got type: "string")'),
        },
      ],
    });
  });
});
