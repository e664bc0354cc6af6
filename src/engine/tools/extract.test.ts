import { describe, expect, test } from 'vitest';
import { pointerTo } from '../json/pointer.ts';
import { extract } from './extract.ts';
import { readText } from './read-text.ts';
import { SHAPES } from './shapes/index.ts';

const S = '{"type":"object"}';
const tools = `{"tools":[{"name":"a","inputSchema":${S},"outputSchema":${S}}]}`;

/** Names of the tools, and the places of their schemas by side. */
function found(text: string, shape?: string) {
  const source = readText(text);
  const set = extract(source, shape);
  return {
    shape: set.shape,
    names: set.tools.map(({ name }) => name),
    schemas: set.schemas.map(({ side, node }) => `${side} ${pointerTo(source.doc, node)}`),
  };
}

describe('every form', () => {
  test.each([
    {
      shape: 'tools-list-result',
      text: tools,
      names: ['a'],
      schemas: ['input /tools/0/inputSchema', 'output /tools/0/outputSchema'],
    },
    {
      shape: 'tools-list-result',
      text: `{"server":"x","tools":[{"name":"a","inputSchema":${S}},{"name":"b","input_schema":${S}}]}`,
      names: ['a', 'b'],
      schemas: ['input /tools/0/inputSchema'],
    },
    {
      shape: 'json-rpc-reply',
      text: `{"jsonrpc":"2.0","id":1,"result":${tools}}`,
      names: ['a'],
      schemas: ['input /result/tools/0/inputSchema', 'output /result/tools/0/outputSchema'],
    },
    { shape: 'json-rpc-reply', text: '{"id":1,"error":{"code":-32601}}', names: [], schemas: [] },
    {
      shape: 'json-rpc-batch',
      text: `[{"jsonrpc":"2.0","method":"x"},{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"a","inputSchema":${S}}]}}]`,
      names: ['a'],
      schemas: ['input /1/result/tools/0/inputSchema'],
    },
    {
      shape: 'tool-array',
      text: `[{"name":"a","inputSchema":${S}}]`,
      names: ['a'],
      schemas: ['input /0/inputSchema'],
    },
    { shape: 'tool-array', text: '[]', names: [], schemas: [] },
    {
      shape: 'tool',
      text: `{"name":"a","inputSchema":${S}}`,
      names: ['a'],
      schemas: ['input /inputSchema'],
    },
    { shape: 'tool', text: '{"name":"a","description":"b"}', names: ['a'], schemas: [] },
    { shape: 'bare-schema', text: S, names: [''], schemas: ['input '] },
    { shape: 'bare-schema', text: '{"$ref":"#/$defs/A","x":1}', names: [''], schemas: ['input '] },
    { shape: 'bare-schema', text: 'true', names: [''], schemas: ['input '] },
    {
      shape: 'openai-chat-tools',
      text: `{"type":"function","function":{"name":"a","parameters":${S}}}`,
      names: ['a'],
      schemas: ['input /function/parameters'],
    },
    {
      shape: 'openai-chat-tools',
      text: `{"model":"m","tools":[{"type":"function","function":{"name":"a","parameters":${S}}},{"type":"function","function":{"name":"b"}}]}`,
      names: ['a', 'b'],
      schemas: ['input /tools/0/function/parameters'],
    },
    {
      shape: 'openai-responses-tools',
      text: `[{"type":"web_search"},{"type":"function","name":"a","parameters":${S}}]`,
      names: ['a'],
      schemas: ['input /1/parameters'],
    },
    {
      shape: 'anthropic-tools',
      text: `{"tools":[{"name":"a","input_schema":${S}}]}`,
      names: ['a'],
      schemas: ['input /tools/0/input_schema'],
    },
    {
      shape: 'gemini-tools',
      text: `{"tools":[{"functionDeclarations":[{"name":"a","parameters":${S},"response":${S}}]}]}`,
      names: ['a'],
      schemas: [
        'input /tools/0/functionDeclarations/0/parameters',
        'output /tools/0/functionDeclarations/0/response',
      ],
    },
    {
      shape: 'gemini-tools',
      text: `{"function_declarations":[{"name":"a","parametersJsonSchema":${S}}]}`,
      names: ['a'],
      schemas: ['input /function_declarations/0/parametersJsonSchema'],
    },
    {
      shape: 'elicitation',
      text: `{"method":"elicitation/create","params":{"message":"m","requestedSchema":${S}}}`,
      names: [''],
      schemas: ['input /params/requestedSchema'],
    },
  ])('$shape: $text', ({ text, ...want }) => expect(found(text)).toEqual(want));
});

describe('what is none of them', () => {
  test.each([
    ['{"hello":1}', 'an object with the member hello'],
    ['{}', 'an empty object'],
    ['null', 'null'],
    ['[7]', 'an array of something else than tools'],
    ['{"openapi":"3.0.0","info":{}}', 'an object with the members openapi, info'],
    ['{"name":"package","version":"1","dependencies":{}}', 'an object with the members'],
    ['{"jsonrpc":"2.0","id":1,"result":null}', 'a JSON-RPC reply without a list of tools'],
    ['{"jsonrpc":"2.0","method":"ping"}', 'a JSON-RPC message with the method "ping"'],
    ['{"tools":{}}', 'an object whose "tools" is an object'],
  ])('%s', (text, says) => {
    const set = extract(readText(text));
    expect(set).toMatchObject({ shape: 'unrecognised', tools: [], schemas: [] });
    expect(set.why).toContain(says);
  });
});

test('odd items are left out and kept as strays, the tools beside them stay', () => {
  const source = readText(
    `{"tools":[null,7,{"name":"a","inputSchema":null},{"name":8,"inputSchema":true}]}`,
  );
  const { tools: all, schemas, strays } = extract(source);
  expect(all.map(({ name }) => name)).toEqual(['a', '']);
  expect(schemas.map(({ tool, node }) => [tool, pointerTo(source.doc, node)])).toEqual([
    [1, '/tools/3/inputSchema'],
  ]);
  expect(strays.map((node) => pointerTo(source.doc, node))).toEqual(['/tools/0', '/tools/1']);
});

test('a shape that is asked for counts alone', () => {
  expect(found('{"hello":1}', 'bare-schema')).toMatchObject({ shape: 'bare-schema', names: [''] });
  expect(found(tools, 'bare-schema').schemas).toEqual(['input ']);
  expect(found(S, 'tool-array').shape).toBe('unrecognised');
  expect(extract(readText(S), 'colour').why).toContain('There is no shape "colour"');
});

test('the ids are those of the contract', () => {
  expect(SHAPES.map(({ id }) => id).sort()).toEqual(
    [
      ...['tools-list-result', 'json-rpc-reply', 'json-rpc-batch', 'tool-array', 'tool'],
      ...['bare-schema', 'openai-chat-tools', 'openai-responses-tools', 'anthropic-tools'],
      ...['gemini-tools', 'elicitation'],
    ].sort(),
  );
});
