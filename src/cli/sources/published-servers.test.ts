import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import type { Io, Output } from '../io.ts';
import { readProgram } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'refscope-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { resolve } = createRequire(import.meta.url);

/** The words that start a package's only program with this very Node. */
function wordsFor(name: string, ...args: readonly string[]): readonly string[] {
  const path = resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(path, 'utf8')) as { bin: Record<string, string> };
  const [entry = ''] = Object.values(bin);
  return [process.execPath, join(dirname(path), entry), ...args];
}

interface Reply {
  readonly id?: number;
  readonly result: { readonly tools: readonly Tool[]; readonly nextCursor?: string };
}

interface Tool {
  readonly name: string;
  readonly inputSchema: object;
  readonly outputSchema?: object;
}

/** The lines with which a program answers tools/list, a line for a page, asked with nothing of ours between. */
async function linesOf([program = '', ...args]: readonly string[]): Promise<readonly string[]> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  const ask = (message: object) =>
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const clientInfo = { name: 'reference', version: '1' };
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo };
  ask({ id: 0, method: 'initialize', params });
  const pages: string[] = [];
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const { id, result } = JSON.parse(line) as Reply;
      if (id === undefined) continue;
      if (id === 0) ask({ method: 'notifications/initialized' });
      else pages.push(line);
      if (id > 0 && result.nextCursor === undefined) return pages;
      const cursor = id > 0 && { cursor: result.nextCursor };
      ask({ id: id + 1, method: 'tools/list', params: { ...cursor } });
    }
  } finally {
    child.kill();
  }
  throw new Error(`${args[0]} ended before its list did`);
}

/** The text between the brackets of the tools: nothing after them has brackets in these servers' replies. */
function toolsIn(reply: string): string {
  const key = '"tools":[';
  expect(reply).toContain(key);
  return reply.slice(reply.indexOf(key) + key.length, reply.lastIndexOf(']'));
}

/** Both schemas of each tool as compact JSON, which is how these servers write them. */
const schemasOf = (reply: string): string[] =>
  (JSON.parse(reply) as Reply).result.tools.flatMap(({ inputSchema, outputSchema }) =>
    [inputSchema, outputSchema].flatMap((schema) => (schema ? [JSON.stringify(schema)] : [])),
  );

const silent: Output = { write: () => undefined, terminal: false, colour: false };
const io: Io = { stdin: Readable.from([]), stdout: silent, stderr: silent };

test.each([
  ['@modelcontextprotocol/server-filesystem', [folder], 14, 28],
  ['@modelcontextprotocol/server-sequential-thinking', [], 1, 2],
])(
  '%s: every byte of every schema is what it sends',
  async (name, args, tools, schemas) => {
    const words = wordsFor(name, ...args);
    const served = await linesOf(words);
    const captured = await readProgram(words, io, { most: 10_000_000 });
    if (captured.kind !== 'text') throw new Error(captured.why);
    const sent = toolsIn(`"tools":[${served.map(toolsIn).join(',')}]`);
    expect(JSON.parse(`[${sent}]`)).toHaveLength(tools);
    expect(Buffer.from(toolsIn(captured.text)).equals(Buffer.from(sent))).toBe(true);
    // Each schema again by itself: at its place in what was sent, and so in what was captured.
    const texts = served.flatMap(schemasOf);
    expect(texts).toHaveLength(schemas);
    let at = 0;
    for (const text of texts) {
      at = captured.text.indexOf(text, at);
      expect(at, text).toBeGreaterThan(0);
      at += text.length;
    }
  },
  30_000,
);
