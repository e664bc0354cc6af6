import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { refscope as ran } from './testing/refscope.ts';

/** `terminal`: somebody looks at its output. */
const refscope = (args: readonly string[], input = '', terminal = false) =>
  ran(args, { input, terminal });

const folder = mkdtempSync(join(tmpdir(), 'refscope-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const ONE = '{"tools":[{"name":"draw","inputSchema":{"type":"object"}}]}';
const LOOP =
  '{"tools":[{"name":"walk","inputSchema":{"type":"object","properties":{"n":{"$ref":"#/$defs/N"}},"$defs":{"N":{"type":"object","properties":{"next":{"$ref":"#/$defs/N"}}}}}}]}';
/** A name and a description that play with a terminal. */
const NASTY = JSON.stringify({
  tools: [
    { name: 'a\u202eb\u009b2J', inputSchema: { type: 'object', description: '\u200b\u007f' } },
  ],
});
const one = file('one.json', ONE);

describe('input and options that cannot be used end with 2 and say what is accepted', () => {
  const rows: [name: string, args: string[], input: string, err: RegExp][] = [
    ['no command', [], '', /Usage: refscope/],
    ['an address where nobody listens', ['inspect', 'http://127.0.0.1:9/mcp'], '', /blocked port/],
    ['a header for a file', ['inspect', one, '--header', 'a: b'], '', /--header.*http\(s\)/],
    [
      'a header without a colon',
      ['inspect', 'http://127.0.0.1:9/', '--header', 'secret-value'],
      '',
      /^(?!.*secret-value).*"Name: value"/,
    ],
    [
      'a token that is not in the environment',
      ['inspect', 'http://127.0.0.1:9/', '--bearer-env', 'REFSCOPE_NO_SUCH_TOKEN'],
      '',
      /REFSCOPE_NO_SUCH_TOKEN.*not set/,
    ],
    ['a limit that is no time', ['inspect', one, '--timeout', '0'], '', /Seconds from above 0/],
    [
      'a command that does not exist',
      ['inspect', '--stdio', '--', 'refscope-no-such-command'],
      '',
      /no such command/,
    ],
    [
      'a command that ends at once',
      ['inspect', '--stdio', '--', process.execPath, '-e', 'process.exit(3)'],
      '',
      /exit code 3/,
    ],
    [
      'a command that says nothing',
      [
        'inspect',
        '--timeout',
        '1',
        '--stdio',
        '--',
        process.execPath,
        '-e',
        'setInterval(Date, 9)',
      ],
      '',
      /did not answer initialize within 1 s/,
    ],
    [
      'more input than allowed',
      ['inspect', '-', '--max-input', '10'],
      ONE,
      /more than 10 bytes.*--max-input/,
    ],
    [
      'an input limit that is no number',
      ['inspect', '-', '--max-input', '8M'],
      ONE,
      /whole number/,
    ],
    ['two inputs', ['inspect', one, one], '', /too many arguments/],
    ['a dialect that does not exist', ['inspect', one, '--dialect', 'draft-05'], '', /2020-12/],
    ['a side without its tool', ['rewrite', one, '--side', 'output'], '', /--tool/],
    [
      'a side that does not exist',
      ['rewrite', one, '--tool', 'draw', '--side', 'left'],
      '',
      /input, output/,
    ],
    ['a tool that does not exist', ['rewrite', one, '--tool', 'drew'], '', /drew.*draw/],
    ['a link of a tool that does not exist', ['link', one, '--tool', 'drew'], '', /drew.*draw/],
    ['a fix for no known code', ['rewrite', one, '--fix', 'no/such-code'], '', /refscope rules/],
    ['unrolling too often', ['rewrite', one, '--unroll', '4'], '', /0, 1, 2 and 3/],
    ['a cycle that is refused', ['rewrite', '-', '--strategy', 'refuse-cycles'], LOOP, /\$defs\/N/],
    ['inspecting what is no JSON', ['inspect', '-'], '{"tools": [}', /json\/syntax.*1:12/s],
    ['inspecting something else', ['inspect', '-'], '[1]', /shape\/unrecognised/],
    ['measuring what is no JSON', ['measure', '-'], '{"tools": [}', /1:12/],
    ['a damaged link from standard input', ['open', '-'], '#v1/AAAA\n', /checksum/],
  ];
  test.each(rows)('%s', async (_, args, input, message) => {
    const { code, out, err } = await refscope(args, input);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
  });

  test('binary data, with its place', async () => {
    const path = file('binary.json', Buffer.from([0x7b, 0x22, 0xff]));
    expect(await refscope(['inspect', path])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/offset 2\b/),
    });
  });
});

describe('what is asked for goes to standard output', () => {
  const rows: [name: string, args: string[], input: string, out: RegExp][] = [
    ['help', ['--help'], '', /Commands:/],
    ['help of a command', ['rewrite', '--help'], '', /--max-bytes/],
    ['the version', ['--version'], '', /^\d+\.\d+\.\d+/],
    ['an empty list measured', ['measure', '-'], '{"tools":[]}', /no schemas/],
    [
      'the given text, minified',
      ['rewrite', '-', '--strategy', 'as-served'],
      '{"tools" : [ ] }',
      /^\{"tools":\[\]\}\n$/,
    ],
    ['a dialect by its short name', ['inspect', one, '--dialect', 'draft-07'], '', /Draft 7/],
  ];
  test.each(rows)('%s', async (_, args, input, want) => {
    const { code, out, err } = await refscope(args, input);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(want);
  });
});

describe('what was found decides', () => {
  const rows: [level: string, code: number][] = [
    ['error', 1],
    ['info', 1],
    ['never', 0],
  ];
  const bad = '{"tools":[{"name":"a","inputSchema":{"type":"object","$ref":"#/$defs/Gone"}}]}';
  test.each(rows)('an error with --fail-on %s', async (level, code) => {
    expect(await refscope(['inspect', '-', '--fail-on', level], bad)).toMatchObject({
      code,
      err: '',
    });
  });
});

describe('links', () => {
  test('a whole address is opened by its fragment', async () => {
    const { out } = await refscope(['link', one]);
    const opened = await refscope(['open', `https://example.com/refscope/${out.trim()}`]);
    expect(opened).toEqual({ code: 0, out: ONE, err: '' });
  });
  test('a link goes through a pipe', async () => {
    const { out } = await refscope(['link', '-'], ONE);
    expect(await refscope(['open', '-'], out)).toEqual({ code: 0, out: ONE, err: '' });
  });
});

describe('hidden characters', () => {
  const commands: string[][] = [
    ['inspect', '-'],
    ['inspect', '-', '--format', 'json'],
    ['rewrite', '-'],
    ['rewrite', '-', '--pretty'],
    ['rewrite', '-', '--tool', 'x\u001b'],
    ['measure', '-'],
    ['link', '-', '--tool', 'x\u009b'],
    ['inspect', 'no\u001bfile'],
    ['inspect', '-', '--format', 'x\u001b'],
  ];
  test.each(commands)('never reach a terminal: %j', async (...args) => {
    const { out, err } = await refscope(args, NASTY, true);
    expect(out + err).toMatch(/^[\x20-\x7e\n\t]+$/);
  });
  test('stay in a document that goes into a file', async () => {
    const { out } = await refscope(['rewrite', '-', '--strategy', 'as-served'], NASTY);
    expect(out).toBe(`${NASTY}\n`);
  });
});
