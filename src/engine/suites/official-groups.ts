import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DialectName } from './judges.ts';
import { DIALECTS } from './judges.ts';
import { absolute, isReducible } from './reducible.ts';
import { isComposite, REFERENCES } from './schema-walk.ts';

/** Some instances for one schema of the official suite, with the verdicts that the specification wants. */
export interface Group {
  readonly name: string;
  readonly dialect: DialectName;
  readonly schema: unknown;
  readonly instances: readonly unknown[];
  readonly expected: readonly boolean[];
  readonly isReducible: boolean;
}

interface Given {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly data: unknown; readonly valid: boolean }[];
}

const FOLDERS: ReadonlyMap<string, DialectName> = new Map([
  ['draft4', 'draft-04'],
  ['draft6', 'draft-06'],
  ['draft7', 'draft-07'],
  ['draft2019-09', '2019-09'],
  ['draft2020-12', '2020-12'],
]);
const ROOT = 'https://suite.invalid/root';
const ANCHORS = ['$anchor', '$dynamicAnchor', '$recursiveAnchor'];

/** The groups that have a reference, an anchor or an identifier, and need nothing outside of their own schema. */
export function officialGroups(suite: string): readonly Group[] {
  const groups: Group[] = [];
  for (const [folder, dialect] of FOLDERS) {
    const root = join(suite, 'tests', folder);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.json'),
    );
    for (const file of files.sort()) {
      for (const given of JSON.parse(readFileSync(join(root, file), 'utf8')) as Given[]) {
        if (!isLocal(given.schema, dialect)) continue;
        const schema = stamped(given.schema, dialect);
        groups.push({
          name: `${dialect} ${file}: ${given.description}`,
          dialect,
          schema,
          instances: given.tests.map(({ data }) => data),
          expected: given.tests.map(({ valid }) => valid),
          isReducible: isReducible(schema, dialect),
        });
      }
    }
  }
  return groups;
}

function stamped(schema: unknown, dialect: DialectName): unknown {
  if (!isComposite(schema) || '$schema' in schema) return schema;
  return { $schema: DIALECTS[dialect], ...schema };
}

/** Looks at every object, data too: what could be taken for an identifier is part of what is tested. */
function isLocal(schema: unknown, dialect: DialectName): boolean {
  const idKeyword = dialect === 'draft-04' ? 'id' : '$id';
  const held = new Set([ROOT]);
  const wanted: string[] = [];
  let isInteresting = false;
  const work: { readonly value: unknown; readonly base: string }[] = [
    { value: schema, base: ROOT },
  ];
  for (let step = work.pop(); step !== undefined; step = work.pop()) {
    let { base } = step;
    if (!isComposite(step.value)) continue;
    const object = new Map(Array.isArray(step.value) ? [] : Object.entries(step.value));
    const id = object.get(idKeyword);
    if (typeof id === 'string') {
      isInteresting = true;
      const uri = absolute(id, base);
      if (uri !== undefined && !uri.includes('#')) {
        base = uri;
        held.add(uri);
      }
    }
    if (ANCHORS.some((keyword) => object.has(keyword))) isInteresting = true;
    for (const keyword of REFERENCES) {
      const reference = object.get(keyword);
      if (typeof reference !== 'string') continue;
      isInteresting = true;
      wanted.push(absolute(reference, base)?.replace(/#.*/, '') ?? 'no URI');
    }
    for (const child of Object.values(step.value)) work.push({ value: child, base });
  }
  return isInteresting && isKnown(schema) && wanted.every((uri) => held.has(uri));
}

/** Stamped with one of the dialects, or with none; a meta-schema of its own would have to be fetched. */
function isKnown(schema: unknown): boolean {
  if (!isComposite(schema) || !('$schema' in schema)) return true;
  const { $schema: stamp } = schema;
  return (
    typeof stamp !== 'string' ||
    Object.values(DIALECTS).some((uri) => uri.replace(/#$/, '') === stamp.replace(/#$/, ''))
  );
}
