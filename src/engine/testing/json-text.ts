import fc from 'fast-check';

/** A JSON text as a person or a generator may have written it. */
export interface Written {
  /** With space between tokens. */
  readonly text: string;
  /** Without. */
  readonly minified: string;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^"{}[\],:]+/g;
const space = fc.stringMatching(/^[ \t\r\n]{0,3}$/);

const name = fc.oneof(
  fc.constantFrom('a', 'type', '$ref', '__proto__', 'constructor', 'toString', '', '0', 'é', '😀'),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const string = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => JSON.stringify(text)),
  fc.constantFrom('"\\u0041"', '"\\/"', '"\\ud800"', '"\\uD83D\\uDE00"', '"\\u0000"'),
);
const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => JSON.stringify(n)),
  fc.constantFrom('-0', '0.0', '1E+2', '1e-0', '123456789012345678901234567890', '1e400'),
);

/** Minified; members of one object may have the same name. */
const { value: minified } = fc.letrec<{ value: string; list: string; members: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.oneof(fc.constantFrom('null', 'true', 'false', '{}', '[]'), string, number),
    tie('list'),
    tie('members'),
  ),
  list: fc.array(tie('value'), { maxLength: 5 }).map((items) => `[${items.join(',')}]`),
  members: fc
    .array(
      fc.tuple(
        name.map((key) => JSON.stringify(key)),
        tie('value'),
      ),
      { maxLength: 5 },
    )
    .map((members) => `{${members.map(([key, item]) => `${key}:${item}`).join(',')}}`),
}));

export const jsonText: fc.Arbitrary<Written> = minified.chain((text) => {
  const tokens = text.match(TOKEN) ?? [];
  return fc
    .array(space, { minLength: tokens.length + 1, maxLength: tokens.length + 1 })
    .map((spaces) => ({
      minified: text,
      text: tokens.map((token, i) => spaces[i] + token).join('') + spaces[tokens.length],
    }));
});

/** Mostly not JSON: a JSON text with a few characters changed. */
export const nearlyJson: fc.Arbitrary<string> = fc
  .tuple(
    jsonText,
    fc.array(
      fc.record({
        at: fc.nat(200),
        remove: fc.nat(2),
        insert: fc.constantFrom(
          ...['', ',', ':', '"', '{', '}', '[', ']', '\\', '-', '0', '.', 'e', ' ', '\n', '\u0001'],
          ...[
            '\u00a0',
            '\uFEFF',
            '\u2028',
            'é',
            '\ud800',
            "'",
            '/',
            'null',
            'NaN',
            '\\u12',
            '\u0000',
          ],
        ),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([{ text }, changes]) =>
    changes.reduce((changed, { at, remove, insert }) => {
      const place = at % (changed.length + 1);
      return changed.slice(0, place) + insert + changed.slice(place + remove);
    }, text),
  );
