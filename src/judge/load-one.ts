import type { Form } from './equivalence/judges.ts';
import { at, parse } from './json.ts';
import { levelsOf } from './levels.ts';
import type { Reader, ReadSchema, Running } from './readers/define-reader.ts';
import type { Trial } from './trial.ts';
import { trialOf } from './trial.ts';
import type { Loaded } from './types.ts';

/** Fewer refused instances would not show that everything is accepted. */
const LEAST_REFUSED = 5;
/** What a reader costs for each instance; clients send each through their protocol. */
const MOST_TRIED = 80;

export interface Trying {
  readonly now: () => number;
  /** Told when the reader has loaded the schema. */
  readonly loaded: () => void;
  /** Whether it is tried on instances then. */
  readonly tries: boolean;
}

/** What a reader makes of one schema text. */
export async function loadOne(
  reader: Reader,
  running: Running,
  form: Form,
  tool: string,
  { now, loaded, tries }: Trying,
): Promise<Loaded> {
  const levels = levelsOf(form.text);
  if (levels > reader.levels) return { kind: 'too-deep', levels, limit: reader.levels };
  let schema: ReadSchema;
  try {
    schema = await running.read(parse(form.text), form.dialect, tool || undefined);
  } catch (error) {
    return failure(error, form.text);
  }
  if (!tries) return { kind: 'loads' };
  loaded();
  try {
    return await meaning(reader, schema, await trialOf(form, now));
  } finally {
    schema.release?.();
  }
}

/** It loads; does it still mean what it says? */
async function meaning(reader: Reader, schema: ReadSchema, trial: Trial): Promise<Loaded> {
  const { judge } = trial;
  if (judge === undefined) return { kind: 'loads' };
  const instances = [...trial.instances]
    .sort((a, b) => JSON.stringify(a.instance).length - JSON.stringify(b.instance).length)
    // Values that a protocol cannot carry are refused by it, not by the schema.
    .filter(({ instance }) => reader.reads === 'both' || isPlainObject(instance))
    .slice(0, MOST_TRIED);
  const refused = instances.filter(({ valid }) => !valid).length;
  const wronglyAccepted: string[] = [];
  for (const { instance, valid } of instances) {
    if (valid) continue;
    let says: boolean;
    try {
      says = await schema.accepts(instance);
    } catch (error) {
      return failure(error, '{}');
    }
    if (says) wronglyAccepted.push(JSON.stringify(instance));
  }
  const [instance] = wronglyAccepted;
  if (instance === undefined) return { kind: 'loads' };
  return wronglyAccepted.length === refused && refused >= LEAST_REFUSED
    ? { kind: 'accepts-anything', instance, tried: refused }
    : { kind: 'misreads', instance, says: true, judge };
}

const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The reader's own words, and the place where they name one. */
function failure(error: unknown, text: string): Loaded {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof RangeError) return { kind: 'crashed', message };
  const pointer = placeIn(message, text);
  return { kind: 'error', message, ...(pointer !== undefined && { pointer }) };
}

/** The first `#/...` of a message that leads somewhere, or else a reference by that text. */
function placeIn(message: string, text: string): string | undefined {
  const schema = parse(text);
  for (const [fragment] of message.matchAll(/#(?:\/[^\s"'`,;)\]]*)/g)) {
    const pointer = fragment.replace(/[.:]+$/, '');
    if (at(schema, decoded(pointer.slice(1))) !== undefined) return pointer;
  }
  return undefined;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
