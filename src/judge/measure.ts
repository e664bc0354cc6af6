import type { Json } from './json.ts';
import { isArray, isObject, member, parse } from './json.ts';
import { levelsOf } from './levels.ts';
import type { Subject } from './subjects.ts';
import { subjectsOf, withoutText } from './subjects.ts';
import type { JudgeProgress, Measurement, Scope } from './types.ts';

const encoder = new TextEncoder();
const bytesOf = (text: string): bigint => BigInt(encoder.encode(text).length);

/** Larger or deeper results are not read again for what they hold. */
const MOST_COUNTED = 4_194_304;
const MOST_LEVELS = 1_000;

/** Sizes of what a strategy makes of all schemas, exact also where it is not built. */
export function measureStrategy(
  scope: Scope,
  tell: (progress: JudgeProgress) => void,
): Measurement {
  const { subjects } = subjectsOf(scope);
  let before = 0n;
  let after: bigint | null = 0n;
  let left: Holds | null = { references: 0, definitions: 0 };
  let tooLarge = false;
  const failures: Measurement['failures'][number][] = [];
  for (const subject of subjects) {
    tell({ done: subject.index, total: subjects.length, schema: subject.schema });
    before += minified(subject);
    const made = subject.after();
    if (made.kind === 'text') {
      if (after !== null) after += bytesOf(made.text);
      const holds: Holds | null = left === null ? null : holdsOf(made.text);
      left = left === null || holds === null ? null : added(left, holds);
    } else {
      left = null;
      if (made.kind === 'too-large') {
        tooLarge = true;
        if (after !== null) after += made.bytes;
      } else {
        after = null;
        failures.push({ schema: subject.schema, message: withoutText(made) });
      }
    }
  }
  return {
    strategy: scope.settings.strategy ?? 'lossless',
    before: String(before),
    after: after === null ? null : String(after),
    growth: after === null || before === 0n ? null : Number(after) / Number(before),
    referencesLeft: left?.references ?? null,
    definitionsKept: left?.definitions ?? null,
    tooLarge,
    failures,
  };
}

/** Bytes as served, without the space between tokens. */
function minified({ before }: Subject): bigint {
  let kept = 0;
  let from = 0;
  const bytes = encoder.encode(before);
  for (let inText = false; from < bytes.length; from++) {
    const byte = bytes[from] as number;
    if (inText && byte === 0x5c) {
      kept += 2;
      from += 1;
    } else {
      if (byte === 0x22) inText = !inText;
      if (inText || (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09)) kept += 1;
    }
  }
  return BigInt(kept);
}

interface Holds {
  readonly references: number;
  readonly definitions: number;
}

const added = (a: Holds, b: Holds): Holds => ({
  references: a.references + b.references,
  definitions: a.definitions + b.definitions,
});

const DATA: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'examples', 'example']);
const NAME_MAPS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
]);
const CONTAINERS: ReadonlySet<string> = new Set(['$defs', 'definitions']);
const REFERENCES: ReadonlySet<string> = new Set(['$ref', '$dynamicRef', '$recursiveRef']);

/** References and definitions in schema positions; null where the text is too much to be read again. */
export function holdsOf(text: string): Holds | null {
  if (text.length > MOST_COUNTED || levelsOf(text) > MOST_LEVELS) return null;
  let references = 0;
  let definitions = 0;
  const waiting: Json[] = [parse(text)];
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (isArray(schema)) for (const one of schema) waiting.push(one);
    if (!isObject(schema)) continue;
    for (const keyword of Object.keys(schema)) {
      const value = member(schema, keyword) as Json;
      if (DATA.has(keyword)) continue;
      if (REFERENCES.has(keyword) && typeof value === 'string') references += 1;
      if (NAME_MAPS.has(keyword) && isObject(value)) {
        if (CONTAINERS.has(keyword)) definitions += Object.keys(value).length;
        for (const name of Object.keys(value)) waiting.push(member(value, name) as Json);
      } else waiting.push(value);
    }
  }
  return { references, definitions };
}
