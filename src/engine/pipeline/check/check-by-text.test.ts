import { expect, test } from 'vitest';
import { checkByText } from './check-by-text.ts';

const TEXT = JSON.stringify({
  name: 'draw',
  inputSchema: { type: 'object', properties: { at: {} }, required: [] },
});

test.each([
  ['no JSON', '{', [expect.any(String)]],
  ['no object', '[]', ['A profile is a JSON object.']],
  ['an unknown member', '{"polcy":"warn"}', ['A profile has no "polcy". Did you mean "policy"?']],
  ['an unknown strategy', '{"strategy":"nope"}', ['There is no strategy "nope".']],
])('%s: the reasons, and no findings', (_name, profile, problems) => {
  expect(checkByText(TEXT, {}, profile)).toEqual({ kind: 'unusable', problems });
});

test('a profile that can be used: what it finds', () => {
  const checked = checkByText(TEXT, {}, '{"requireTypedProperties":true}');
  expect(checked).toMatchObject({ kind: 'checked', report: { checkVersion: 1, tools: ['draw'] } });
  const codes = checked.kind === 'checked' ? checked.report.findings.map(({ code }) => code) : [];
  expect(codes.some((code) => code.startsWith('profile/'))).toBe(true);
});
