import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shared } from '../testing/shared.ts';
import { parse } from './parse.ts';

/**
 * What the suite leaves to the reader (`i_`), and what we do. Accepted: as JSON.parse. Refused: not UTF-8,
 * which RFC 8259 section 8.1 demands, or UTF-16, which it forbids.
 */
const FREE = {
  accepted: [
    // A number is kept as it is written, so that no size is too great or too small.
    'number_double_huge_neg_exp',
    'number_huge_exp',
    'number_neg_int_huge_exp',
    'number_pos_double_huge_exp',
    'number_real_neg_overflow',
    'number_real_pos_overflow',
    'number_real_underflow',
    'number_too_big_neg_int',
    'number_too_big_pos_int',
    'number_very_big_negative_int',
    // Escaped halves of surrogate pairs follow the grammar (RFC 8259 section 8.2).
    'object_key_lone_2nd_surrogate',
    'string_1st_surrogate_but_2nd_missing',
    'string_1st_valid_surrogate_2nd_invalid',
    'string_incomplete_surrogate_and_escape_valid',
    'string_incomplete_surrogate_pair',
    'string_incomplete_surrogates_escape_valid',
    'string_invalid_lonely_surrogate',
    'string_invalid_surrogate',
    'string_inverted_surrogates_U+1D11E',
    'string_lone_second_surrogate',
    // Below the limit of 10,000 levels.
    'structure_500_nested_arrays',
    // A reader may ignore the mark (RFC 8259 section 8.1).
    'structure_UTF-8_BOM_empty_object',
  ],
  refused: [
    'string_UTF-16LE_with_BOM',
    'string_UTF-8_invalid_sequence',
    'string_UTF8_surrogate_U+D800',
    'string_invalid_utf-8',
    'string_iso_latin_1',
    'string_lone_utf8_continuation_byte',
    'string_not_in_unicode_range',
    'string_overlong_sequence_2_bytes',
    'string_overlong_sequence_6_bytes',
    'string_overlong_sequence_6_bytes_null',
    'string_truncated-utf-8',
    'string_utf16BE_no_BOM',
    'string_utf16LE_no_BOM',
  ],
} as const;

function accepts(bytes: Uint8Array): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return false;
  }
  return parse(text).problem === undefined;
}

const folder = shared('suites/JSONTestSuite/test_parsing');
const files =
  folder === undefined ? [] : readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
const read = (file: string) => readFileSync(join(folder ?? '', `${file}.json`));
const beginning = (letter: string) => files.filter((file) => file.startsWith(`${letter}_`));

test('the list of what is left to the reader is that of the suite', () => {
  const listed = [...FREE.accepted, ...FREE.refused].map((name) => `i_${name}`).sort();
  expect(new Set(listed).size).toBe(35);
  if (folder !== undefined) expect(beginning('i').sort()).toEqual(listed);
});

describe('must be accepted', () => {
  test.each(beginning('y'))('%s', (file) => expect(accepts(read(file))).toBe(true));
});

describe('must be refused', () => {
  test.each(beginning('n'))('%s', (file) => expect(accepts(read(file))).toBe(false));
});

describe('left to the reader', () => {
  test.each(beginning('i'))('%s', (file) => {
    expect(accepts(read(file))).toBe(FREE.accepted.some((name) => `i_${name}` === file));
  });
});
