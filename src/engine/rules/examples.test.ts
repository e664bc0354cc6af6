import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inspect } from '../pipeline/inspect.ts';
import type { Diagnostic, Fix } from '../report-types.ts';
import { rules } from './index.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(folder)
  .filter((file) => /^[a-z]+-.*(?<!\.test)\.ts$/.test(file))
  .filter((file) => readFileSync(folder + file, 'utf8').includes('export default defineRule('));

describe('the list of rules', () => {
  test('has every file once, sorted by code', () => {
    const codes = rules.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(codes.map((code) => `${code.replace('/', '-')}.ts`).sort()).toEqual(files.sort());
  });
});

const reported = (text: string, code: string): Diagnostic[] =>
  inspect(text).diagnostics.filter((diagnostic) => diagnostic.code === code);

function applied(text: string, { edits }: Fix): string {
  let made = text;
  for (const edit of edits.toSorted((a, b) => b.start - a.start)) {
    made = made.slice(0, edit.start) + edit.text + made.slice(edit.end);
  }
  return made;
}

const at = ({ pointer }: Diagnostic): string => pointer;
/** The same text with space between its tokens, as people write it. */
const spaced = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
};

describe.each(rules.map((rule) => [rule.code, rule] as const))('%s', (code, rule) => {
  test('says why and from where', () => {
    expect(rule.source.length).toBeGreaterThan(0);
    for (const sentence of [rule.summary, rule.why]) expect(sentence).toMatch(/\.$/);
  });
  test.each(rule.examples.bad)('reports %s', (text) => {
    expect(reported(text, code)).not.toEqual([]);
  });
  test.each(rule.examples.good)('is silent about %s', (text) => {
    expect(reported(text, code)).toEqual([]);
  });
  const fixable = rule.examples.bad
    .flatMap((text) => [text, spaced(text)])
    .filter((text) => reported(text, code).some(({ fixes }) => fixes !== undefined));
  if (fixable.length === 0) return;
  test.each(fixable)('each fix mends its finding in %s', (text) => {
    const before = reported(text, code);
    for (const finding of before) {
      for (const fix of finding.fixes ?? []) {
        const mended = applied(text, fix);
        expect(() => JSON.parse(mended), mended).not.toThrow();
        const after = reported(mended, code);
        expect(after.length, mended).toBeLessThan(before.length);
        expect(after.map(at), mended).not.toContain(
          before.length === 1 ? finding.pointer : undefined,
        );
      }
    }
  });
});
