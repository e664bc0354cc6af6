import { patternOf } from './pattern.ts';

/** One text that every format check accepts, by format. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['date-time', '2024-02-29T12:30:00Z'],
  ['date', '2024-02-29'],
  ['time', '12:30:00Z'],
  ['duration', 'P1DT2H'],
  ['email', 'someone@example.com'],
  ['idn-email', 'someone@example.com'],
  ['hostname', 'example.com'],
  ['idn-hostname', 'example.com'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['uri', 'https://example.com/a'],
  ['uri-reference', '/a'],
  ['iri', 'https://example.com/a'],
  ['iri-reference', '/a'],
  ['uri-template', '/a/{b}'],
  ['url', 'https://example.com/a'],
  ['uuid', '123e4567-e89b-12d3-a456-426614174000'],
  ['json-pointer', '/a/b'],
  ['relative-json-pointer', '1/a'],
  ['regex', '^a$'],
]);

/** Texts that short patterns of tool schemas often accept. */
const COMMON = [
  ...FORMATS.values(),
  'a',
  'A',
  'ab',
  'abc',
  'ABC',
  'Ab1',
  'a1',
  'a-b',
  'a_b',
  'a.b',
  'a/b',
  'a/b/c',
  '@a/b',
  '#fff',
  '#a1b2c3',
  '1',
  '0',
  '10',
  '123',
  '1234',
  '12345',
  '-1',
  '1.5',
  '1.2.3',
  'v1.2.3',
  '2024-01',
  '2024',
  '12:30',
  'USD',
  'en',
  'en-US',
  'https://a.b/c',
  'abcdefgh',
  'a'.repeat(16),
  '0'.repeat(24),
  'a'.repeat(32),
  '0'.repeat(40),
  'a'.repeat(64),
  '+15551234567',
  ' ',
  '',
];

export interface TextLimits {
  readonly patterns: readonly string[];
  readonly formats: readonly string[];
  readonly shortest: number;
  readonly longest: number;
}

/** Lengths count code points (JSON Schema, `minLength`). */
const lengthOf = (text: string): number => [...text].length;

/** Texts within all limits that could be made, the plainest first. `sampled` may know more about a pattern. */
export function textsWithin(limits: TextLimits, sampled: readonly string[]): string[] {
  const { formats, shortest, longest } = limits;
  const filler = shortest <= 10_000 ? 'a'.repeat(Math.max(1, shortest)) : '';
  const candidates = [
    ...formats.flatMap((format) => FORMATS.get(format) ?? []),
    ...sampled,
    filler,
    longest < 1 ? '' : 'b',
    ...COMMON,
  ];
  return [...new Set(candidates)].filter((text) => isWithin(text, limits)).slice(0, 8);
}

export function isWithin(text: string, { patterns, shortest, longest }: TextLimits): boolean {
  const length = lengthOf(text);
  return (
    length >= shortest &&
    length <= longest &&
    patterns.every((pattern) => patternOf(pattern)?.test(text) !== false)
  );
}
