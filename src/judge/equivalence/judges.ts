import type { DialectName } from '../dialects.ts';
import { ignoresSiblings } from '../dialects.ts';
import { parse } from '../json.ts';
import { ajv201909 } from '../readers/ajv-2019-09.ts';
import { ajv202012 } from '../readers/ajv-2020-12.ts';
import { ajvDraft07 } from '../readers/ajv-draft-07.ts';
import { cfworker } from '../readers/cfworker.ts';
import type { Reader, ReadSchema, Running } from '../readers/define-reader.ts';
import { hyperjump, startHyperjump } from '../readers/hyperjump.ts';
import { run } from '../readers/running.ts';
import type { JudgeInfo } from '../types.ts';

/** Judges recurse over schema and instance; deeper ones would overflow on the stack of a worker. */
export const JUDGED_LEVELS = 400;

/** A schema text and the dialect that its instances are judged under. */
export interface Form {
  readonly text: string;
  readonly dialect: DialectName;
}

/** One library that has read both forms. */
export interface Court {
  readonly judge: JudgeInfo;
  readonly before: ReadSchema;
  readonly after: ReadSchema;
}

export type Convened =
  | { readonly kind: 'court'; readonly court: Court }
  | { readonly kind: 'unreadable'; readonly judge: JudgeInfo; readonly message: string }
  | { readonly kind: 'none'; readonly why: string };

interface Candidate {
  readonly reader: Reader;
  readonly why: string;
  readonly start: () => Promise<Running>;
}

const HYPERJUMP: Candidate = {
  reader: hyperjump,
  why: 'it follows the text of every dialect, keywords beside $ref and dynamic references included',
  start: () => run({ id: 'hyperjump as judge', start: () => startHyperjump(false) }),
};
const CFWORKER: Candidate = {
  reader: cfworker,
  why: 'hyperjump cannot read this schema; cfworker treats keywords beside $ref as the dialect says',
  start: () => run(cfworker),
};

/** Ajv counts keywords beside `$ref` in every dialect, so it may not judge where they are ignored. */
function candidatesFor(dialect: DialectName): readonly Candidate[] {
  if (ignoresSiblings(dialect)) return [HYPERJUMP, CFWORKER];
  const reader = ajvFor(dialect);
  const why = "hyperjump cannot read this schema; Ajv's class for the dialect can";
  return [HYPERJUMP, { reader, why, start: () => run(reader) }, CFWORKER];
}

const ajvFor = (dialect: DialectName): Reader =>
  dialect === '2020-12' ? ajv202012 : dialect === '2019-09' ? ajv201909 : ajvDraft07;

const infoOf = ({ reader, why }: Candidate): JudgeInfo => ({
  id: reader.id,
  title: reader.title,
  why,
});

/**
 * The first reader that is right for the dialect and reads both forms. Where it reads only the served one, Ajv decides
 * whether the rewritten one is broken: cfworker would notice only once an instance comes to the broken place.
 */
export async function convene(before: Form, after: Form): Promise<Convened> {
  let none = '';
  let unreadable: { judge: JudgeInfo; message: string } | undefined;
  for (const candidate of candidatesFor(before.dialect)) {
    const running = await candidate.start();
    const served = await attempt(running, before);
    if (typeof served === 'string') {
      none ||= `${candidate.reader.title}: ${served}`;
      continue;
    }
    const rewritten = await attempt(running, after);
    const judge = infoOf(candidate);
    if (typeof rewritten !== 'string')
      return { kind: 'court', court: { judge, before: served, after: rewritten } };
    unreadable ??= { judge, message: rewritten };
    const broken = await brokenForAjv(before, after);
    if (broken !== undefined) return { kind: 'unreadable', judge, message: broken };
  }
  return unreadable === undefined
    ? { kind: 'none', why: none }
    : { kind: 'unreadable', ...unreadable };
}

/** What Ajv says about the rewritten form where it reads the served one. */
async function brokenForAjv(before: Form, after: Form): Promise<string | undefined> {
  const running = await run(ajvFor(before.dialect));
  if (typeof (await attempt(running, before)) === 'string') return undefined;
  const rewritten = await attempt(running, after);
  return typeof rewritten === 'string' ? rewritten : undefined;
}

/** A judge for one form alone. */
export async function judgeFor(
  form: Form,
): Promise<{ judge: JudgeInfo; schema: ReadSchema } | { why: string }> {
  const convened = await convene(form, form);
  if (convened.kind === 'court')
    return { judge: convened.court.judge, schema: convened.court.before };
  return { why: convened.kind === 'none' ? convened.why : convened.message };
}

/** What others say about an instance; null where they cannot read a form. */
export async function secondOpinions(
  before: Form,
  after: Form,
  judge: JudgeInfo,
  instance: string,
): Promise<{ reader: string; before: boolean | null; after: boolean | null }[]> {
  const opinions = [];
  for (const reader of [hyperjump, ajvFor(before.dialect), cfworker]) {
    if (reader.id === judge.id) continue;
    const running = await run(reader);
    opinions.push({
      reader: reader.id,
      before: await opinion(running, before, instance),
      after: await opinion(running, after, instance),
    });
  }
  return opinions;
}

async function opinion(running: Running, form: Form, instance: string): Promise<boolean | null> {
  const schema = await attempt(running, form);
  if (typeof schema === 'string') return null;
  try {
    return await schema.accepts(parse(instance));
  } catch {
    return null;
  }
}

/** The schema as read, or the reader's own words. */
async function attempt(running: Running, form: Form): Promise<ReadSchema | string> {
  try {
    return await running.read(parse(form.text), form.dialect);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
