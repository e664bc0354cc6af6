import type { Document } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { isObject, isString, stringAt } from '../../json/values.ts';
import type { Step } from './walk.ts';
import { stepsTo, walk } from './walk.ts';

/** Formats that most readers know. */
const PORTABLE_FORMATS: readonly string[] = [
  ...['date', 'time', 'date-time', 'duration', 'uri', 'uri-reference', 'uri-template', 'email'],
  ...['hostname', 'ipv4', 'ipv6', 'regex', 'uuid', 'json-pointer', 'relative-json-pointer'],
];

export interface ForeignFormat {
  /** The `format` member. */
  readonly node: number;
  /** `a.b[]`, `c.*`, `d.oneOf[1]`, `(root)`. */
  readonly path: string;
  readonly format: string;
}

/** Formats of one schema beyond the portable ones and those that are allowed. They are reported, never changed. */
export function findForeignFormats(
  doc: Document,
  root: number,
  allowed: readonly string[],
): ForeignFormat[] {
  const known = new Set([...PORTABLE_FORMATS, ...allowed]);
  const found: ForeignFormat[] = [];
  for (const { node, step } of walk(doc, root)) {
    if (!isObject(doc, node)) continue;
    const end = doc.after[node] as number;
    for (let member = node + 1; member < end; member = doc.after[member] as number) {
      if (doc.key[member] !== K.format || !isString(doc, member)) continue;
      const format = stringAt(doc, member);
      if (!known.has(format)) found.push({ node: member, path: pathOf(doc, step), format });
    }
  }
  return found;
}

function pathOf(doc: Document, last: Step | undefined): string {
  if (last === undefined) return '(root)';
  let path = '';
  for (const { keyword, name, position } of stepsTo(last)) {
    const word = doc.names.name(keyword);
    if (keyword === K.items) path += '[]';
    else {
      const step =
        keyword === K.properties
          ? name
          : keyword === K.additionalProperties
            ? '*'
            : position >= 0
              ? `${word}[${position}]`
              : `${word}.${name}`;
      path += path === '' ? step : `.${step}`;
    }
  }
  return path;
}
