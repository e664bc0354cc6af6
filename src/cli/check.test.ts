import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { refscope as ran } from './testing/refscope.ts';

const refscope = (...args: string[]) => ran(args, { input: LIST });

const LIST = `{
  "tools": [
    {
      "name": "save.all",
      "description": "Saves.",
      "inputSchema": {
        "type": "object",
        "properties": { "a": { "type": "string" } },
        "anyOf": [{ "required": ["a"] }]
      }
    }
  ]
}
`;
const root = mkdtempSync(join(tmpdir(), 'refscope-'));
afterAll(() => rmSync(root, { recursive: true }));
const folder = join(root, 'a', 'b');
mkdirSync(folder, { recursive: true });
const list = join(folder, 'tools.json');
writeFileSync(list, LIST);
const config = (name: string, value: unknown): string => {
  const path = join(root, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
};

describe('clients and the exit code', () => {
  const rows: [args: string[], code: number, out: RegExp][] = [
    // What MCP itself asks for leaves this list in peace, but for an older revision.
    [[], 0, /MCP specification/],
    [['--client', 'anthropic'], 1, /ant-root-union/],
    [['--client', 'anthropic', '--fail-on', 'never'], 0, /ant-name/],
    [['--client', 'anthropic,claude-code', '--format', 'json'], 1, /"checkVersion": 1/],
    [['--client', 'vs-code', '--fail-on', 'info'], 1, /vsc-root-composition/],
  ];
  test.each(rows)('%j', async (args, code, out) => {
    const ended = await refscope('check', list, ...args);
    expect(ended.err).toBe('');
    expect(ended.code).toBe(code);
    expect(ended.out).toMatch(out);
  });
  test('standard input is read as well', async () => {
    expect((await refscope('check', '-', '--client', 'anthropic')).code).toBe(1);
  });
});

describe('what cannot be used ends with 2', () => {
  const broken = config('broken.json', { polcy: 'warn' });
  const rows: [args: string[], err: RegExp][] = [
    [['--client', 'antropic'], /Accepted are all, mcp-specification/],
    [['--strategy', 'nope'], /Accepted are as-served/],
    [['--config', broken], /no "polcy". Did you mean "policy"/],
    [['--config', join(root, 'absent.json')], /Cannot read .*absent\.json/],
    [['--config', config('strategy.json', { strategy: 'nope' })], /no strategy nope/],
  ];
  test.each(rows)('%j', async (args, err) => {
    const ended = await refscope('check', list, ...args);
    expect(ended.code).toBe(2);
    expect(ended.err).toMatch(err);
  });
});

describe('the profile', () => {
  test('is read from the folder of the input upwards', async () => {
    const path = config('refscope.config.json', {
      clients: ['anthropic'],
      policy: 'warn',
      severities: { 'ant-name': 'off' },
    });
    const found = await refscope('check', list);
    expect(found.code).toBe(0);
    expect(found.out).toMatch(/warning ant-root-union/);
    expect(found.out).not.toMatch(/ant-name/);
    rmSync(path);
  });
  test('gives way to what the command line says', async () => {
    const path = config('own.json', { clients: ['anthropic'] });
    const { out } = await refscope('check', list, '--config', path, '--client', 'kiro');
    expect(out).not.toMatch(/ant-/);
  });
});

describe('SARIF', () => {
  interface Sarif {
    version: string;
    runs: {
      tool: { driver: { rules: { id: string; helpUri?: string }[] } };
      results: {
        ruleId: string;
        ruleIndex: number;
        level: string;
        locations: {
          physicalLocation: {
            artifactLocation: { uri: string };
            region: Record<'startLine' | 'startColumn' | 'endLine' | 'endColumn', number>;
          };
        }[];
      }[];
    }[];
  }
  test('places point into the file, and every result has its rule', async () => {
    const { out } = await refscope('check', list, '--client', 'anthropic', '--format', 'sarif');
    const { runs, version } = JSON.parse(out) as Sarif;
    expect(version).toBe('2.1.0');
    const [{ results, tool }] = runs as [Sarif['runs'][number]];
    for (const { ruleId, ruleIndex } of results)
      expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
    const union = results.find(({ ruleId }) => ruleId === 'ant-root-union');
    expect(union?.level).toBe('error');
    const { artifactLocation, region } = union?.locations[0]?.physicalLocation ?? {};
    // `[{ "required": ["a"] }]` on line 9.
    expect(region).toEqual({ startLine: 9, startColumn: 18, endLine: 9, endColumn: 41 });
    expect(artifactLocation?.uri).toMatch(/\/tools\.json$/);
  });
});

test('consumers are listed with the number of their rules', async () => {
  const { code, out } = await refscope('consumers');
  expect(code).toBe(0);
  expect(out.trim().split('\n')).toHaveLength(46);
  expect(out).toMatch(/^openai-strict +OpenAI, strict functions: 15 rules, 7 of others/m);
  const { out: json } = await refscope('consumers', '--format', 'json');
  const all = JSON.parse(json) as { rules: { sources: string[] }[] }[];
  expect(all.flatMap(({ rules }) => rules)).toHaveLength(184);
});
