import type { Rewritten, SchemaForms } from '../packages/engine.ts';
import { forms } from '../packages/engine.ts';
import type { DialectName } from './dialects.ts';
import { dialectNamed } from './dialects.ts';
import type { Json } from './json.ts';
import { isObject, member, parse } from './json.ts';
import { levelsOf } from './levels.ts';
import type { SchemaRef, Scope } from './types.ts';

/** One schema of the scope. */
export interface Subject {
  /** In document order, among those of the scope. */
  readonly index: number;
  readonly schema: SchemaRef;
  readonly dialect: DialectName;
  readonly before: string;
  /** Rewritten when first asked for. */
  after(): Rewritten;
}

export interface Subjects {
  readonly subjects: readonly Subject[];
  /** The given text without what stood around it. */
  readonly document: string;
}

let last: { readonly text: string; readonly key: string; readonly value: Subjects } | undefined;

/** The schemas that a request is about. @throws Error where the text or a setting cannot be used */
export function subjectsOf({ text, settings, toolIndex }: Scope): Subjects {
  const key = JSON.stringify([settings, toolIndex ?? null]);
  if (last?.key === key && last.text === text) return last.value;
  const found = forms(text, settings);
  if (found.kind === 'refused')
    throw new Error(found.diagnostics[0]?.message ?? 'The text has no schemas');
  const subjects = found.schemas
    .filter((schema) => toolIndex === undefined || schema.toolIndex === toolIndex)
    .map(subjectOf);
  last = { text, key, value: { subjects, document: found.document } };
  return last.value;
}

function subjectOf(forms: SchemaForms, index: number): Subject {
  const { tool, toolIndex, side, pointer, dialect, before } = forms;
  let made: Rewritten | undefined;
  return {
    index,
    schema: { tool, toolIndex, side, pointer },
    dialect: dialectNamed(dialect ?? '') ?? '2020-12',
    before,
    after: () => (made ??= forms.after()),
  };
}

/** Deeper texts are not parsed to look for a stamp. */
const MOST_LEVELS = 1_000;

/** The dialect of a rewritten text: its own stamp where a system wrote one, else that of the served form. */
export function dialectOfText(text: string, served: DialectName): DialectName {
  if (!text.includes('"$schema"') || levelsOf(text) > MOST_LEVELS) return served;
  const schema: Json = parse(text);
  const stamp = isObject(schema) ? member(schema, '$schema') : undefined;
  return (typeof stamp === 'string' ? dialectNamed(stamp) : undefined) ?? served;
}

/** Why a strategy gave no text, in its own words. */
export function withoutText(made: Exclude<Rewritten, { kind: 'text' }>): string {
  return made.kind === 'too-large'
    ? `The result has ${made.bytes} bytes and is not built.`
    : (made.diagnostics[0]?.message ?? 'Refused.');
}
