import { nearest } from '../../base/nearest.ts';
import { quoted } from '../../base/quoted.ts';
import type { Document } from '../../json/document.ts';
import { Kind } from '../../json/document.ts';
import { parse } from '../../json/parse.ts';
import { isBoolean, isObject, isString, stringAt, textAt } from '../../json/values.ts';
import type { Severity } from '../../report-types.ts';
import { consumerById, consumers } from '../consumers/index.ts';
import { membersOf } from '../predicates/read.ts';
import type { Profile } from './define-profile.ts';
import { DEFAULT_PROFILE, POLICIES } from './define-profile.ts';

export interface ReadProfile {
  readonly profile: Profile;
  /** What cannot be used, one sentence each; then the profile is not to be used either. */
  readonly problems: readonly string[];
}

const SEVERITIES: readonly (Severity | 'off')[] = ['error', 'warning', 'info', 'off'];

/** Gives the value, or the sentence that says what is accepted. */
type Read<Value> = (doc: Document, node: number) => { value: Value } | { wants: string };

const flag: Read<boolean> = (doc, node) =>
  isBoolean(doc, node) ? { value: doc.kind[node] === Kind.true } : { wants: 'true or false' };

const text: Read<string> = (doc, node) =>
  isString(doc, node) ? { value: stringAt(doc, node) } : { wants: 'a string' };

const texts: Read<readonly string[]> = (doc, node) => {
  const items = [...membersOf(doc, node)];
  const good = doc.kind[node] === Kind.array && items.every((item) => isString(doc, item));
  return good
    ? { value: items.map((item) => stringAt(doc, item)) }
    : { wants: 'a list of strings' };
};

const bytes: Read<number> = (doc, node) => {
  const value = Number(textAt(doc, node));
  return doc.kind[node] === Kind.number && Number.isSafeInteger(value) && value > 0
    ? { value }
    : { wants: 'a whole number of bytes' };
};

const oneOf =
  <Value extends string>(accepted: readonly Value[]): Read<Value> =>
  (doc, node) => {
    const found = isString(doc, node)
      ? accepted.find((value) => value === stringAt(doc, node))
      : undefined;
    return found === undefined
      ? { wants: accepted.map((one) => quoted(one)).join(', ') }
      : { value: found };
  };

const clients: Read<readonly string[]> = (doc, node) => {
  const read = texts(doc, node);
  if ('wants' in read) return read;
  const unknown = read.value.find((id) => consumerById(id) === undefined);
  if (unknown === undefined) return read;
  const meant = nearest(
    unknown,
    consumers.map(({ id }) => id),
  );
  const hint = meant === undefined ? '' : ` Did you mean ${quoted(meant)}?`;
  return {
    wants: `ids of clients; ${quoted(unknown)} is none.${hint} "refscope consumers" lists them`,
  };
};

const parts: Read<readonly string[]> = (doc, node) => {
  const items = [...membersOf(doc, node)];
  const good = doc.kind[node] === Kind.array && items.every((item) => isObject(doc, item));
  return good ? { value: items.map((item) => textAt(doc, item)) } : { wants: 'a list of schemas' };
};

const severities: Read<ReadonlyMap<string, Severity | 'off'>> = (doc, node) => {
  const value = new Map<string, Severity | 'off'>();
  if (!isObject(doc, node)) return { wants: 'an object of rules and severities' };
  for (const member of membersOf(doc, node)) {
    const name = doc.names.name(doc.key[member] as number);
    const read = oneOf(SEVERITIES)(doc, member);
    if ('wants' in read) return { wants: `for ${quoted(name)} ${read.wants}` };
    value.set(name, read.value);
  }
  return { value };
};

/** How each member is read; its name is that of the profile's field. */
const FIELDS: { readonly [Field in keyof Profile]: Read<NonNullable<Profile[Field]>> } = {
  policy: oneOf(POLICIES),
  requireTypedProperties: flag,
  allowUntyped: texts,
  requirePortableFormats: flag,
  allowFormats: texts,
  flattenUnionInput: flag,
  extend: parts,
  clients,
  server: text,
  strategy: text,
  severities,
  maxSchemaBytes: bytes,
  maxListBytes: bytes,
};

export const PROFILE_FIELDS = Object.keys(FIELDS) as readonly (keyof Profile)[];

/** Read the text of a `refscope.config.json`. Never throws; strategies are checked by who knows them. */
export function readProfile(given: string): ReadProfile {
  const doc = parse(given);
  if (doc.problem !== undefined)
    return { profile: DEFAULT_PROFILE, problems: [doc.problem.message] };
  if (!isObject(doc, 0))
    return { profile: DEFAULT_PROFILE, problems: ['A profile is a JSON object.'] };
  const profile: Partial<Record<keyof Profile, unknown>> = {};
  const problems: string[] = [];
  for (const member of membersOf(doc, 0)) {
    const name = doc.names.name(doc.key[member] as number);
    if (name === '$schema') continue;
    const field = PROFILE_FIELDS.find((one) => one === name);
    if (field === undefined) {
      const meant = nearest(name, PROFILE_FIELDS);
      const hint = meant === undefined ? '' : ` Did you mean ${quoted(meant)}?`;
      problems.push(`A profile has no ${quoted(name)}.${hint}`);
      continue;
    }
    const read = FIELDS[field](doc, member);
    if ('wants' in read) problems.push(`${quoted(field)} takes ${read.wants}.`);
    else profile[field] = read.value;
  }
  return { profile: { ...DEFAULT_PROFILE, ...(profile as Partial<Profile>) }, problems };
}
