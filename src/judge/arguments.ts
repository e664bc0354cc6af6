import { forms } from '../packages/engine.ts';
import type { Form } from './equivalence/judges.ts';
import { convene, JUDGED_LEVELS, judgeFor } from './equivalence/judges.ts';
import { modelOf } from './equivalence/model.ts';
import { explained } from './explain.ts';
import type { Json } from './json.ts';
import { isObject, member, parse } from './json.ts';
import { levelsOf } from './levels.ts';
import type { ReadSchema } from './readers/define-reader.ts';
import { sentAsText } from './sent-as-text.ts';
import type { Subject } from './subjects.ts';
import { dialectOfText, subjectsOf, withoutText } from './subjects.ts';
import type { ArgumentReply, ArgumentsInput, ArgumentVerdict, JudgeInfo, Reason } from './types.ts';

const MOST_REASONS = 100;

/** What both forms of a schema say to what a model sent. @throws Error where there is no such schema */
export async function judgeArguments(input: ArgumentsInput): Promise<ArgumentReply> {
  const subject = subjectOf(input);
  if (levelsOf(input.arguments) > JUDGED_LEVELS)
    return { kind: 'unreadable', message: `They nest deeper than ${JUDGED_LEVELS} levels.` };
  const read = readArguments(input.arguments);
  if (read.kind === 'unreadable') return read;
  const served: Form = { text: subject.before, dialect: subject.dialect };
  const made = subject.after();
  const rewritten: Form | undefined =
    made.kind === 'text'
      ? { text: made.text, dialect: dialectOfText(made.text, subject.dialect) }
      : undefined;
  const missing = made.kind === 'text' ? '' : withoutText(made);
  const { judge, before, after } = await verdicts(served, rewritten, missing, read.value);
  const modelled = (form: Form | undefined) =>
    form === undefined || levelsOf(form.text) > JUDGED_LEVELS
      ? undefined
      : modelOf(parse(form.text), form.dialect);
  const model = modelled(served);
  return {
    kind: 'judged',
    judgement: {
      schema: subject.schema,
      judge,
      arguments: JSON.stringify(read.value, null, 2),
      before,
      after,
      sentAsText: model === undefined ? [] : sentAsText(read.value, model, modelled(rewritten)),
    },
  };
}

export function subjectOf(
  input: Pick<ArgumentsInput, 'text' | 'settings' | 'toolIndex' | 'side'>,
): Subject {
  const side = input.side ?? 'input';
  const { subjects } = subjectsOf({
    text: input.text,
    settings: input.settings,
    toolIndex: input.toolIndex,
  });
  const subject = subjects.find(({ schema }) => schema.side === side);
  if (subject === undefined) throw new Error(`The tool has no ${side} schema`);
  return subject;
}

type Read =
  | { readonly kind: 'arguments'; readonly value: Json }
  | Extract<ArgumentReply, { kind: 'unreadable' }>;

/** Arguments alone, or within the request that carried them. */
function readArguments(text: string): Read {
  let value: Json;
  try {
    value = parse(text);
  } catch (error) {
    return unreadable(text, error);
  }
  const params =
    isObject(value) && member(value, 'method') === 'tools/call' ? member(value, 'params') : value;
  const carried =
    isObject(params) &&
    typeof member(params, 'name') === 'string' &&
    Object.keys(params).length <= 3
      ? member(params, 'arguments')
      : undefined;
  return { kind: 'arguments', value: isObject(carried) ? carried : value };
}

/** The engine's words and place, which `JSON.parse` often leaves out. */
function unreadable(text: string, error: unknown): Extract<Read, { kind: 'unreadable' }> {
  const found = forms(text, { shape: 'bare-schema' });
  const problem = found.kind === 'refused' ? found.diagnostics[0] : undefined;
  if (problem !== undefined)
    return { kind: 'unreadable', message: problem.message, at: problem.range.start };
  return { kind: 'unreadable', message: error instanceof Error ? error.message : String(error) };
}

interface Verdicts {
  readonly judge: JudgeInfo;
  readonly before: ArgumentVerdict;
  readonly after: ArgumentVerdict;
}

const NO_JUDGE: JudgeInfo = { id: 'none', title: 'none', why: 'no reader can read the schema' };

async function verdicts(
  served: Form,
  rewritten: Form | undefined,
  missing: string,
  value: Json,
): Promise<Verdicts> {
  const levels = Math.max(levelsOf(served.text), levelsOf(rewritten?.text ?? ''));
  if (levels > JUDGED_LEVELS) {
    const unjudged: ArgumentVerdict = {
      kind: 'not-judged',
      why: `The schema nests ${levels} levels.`,
    };
    return { judge: NO_JUDGE, before: unjudged, after: unjudged };
  }
  if (rewritten !== undefined) {
    const convened = await convene(served, rewritten);
    if (convened.kind === 'court') {
      const { judge, before, after } = convened.court;
      return {
        judge,
        before: verdictOf(before, served, value),
        after: verdictOf(after, rewritten, value),
      };
    }
    if (convened.kind === 'unreadable') {
      const alone = await judgeFor(served);
      const before: ArgumentVerdict =
        'why' in alone
          ? { kind: 'not-judged', why: alone.why }
          : verdictOf(alone.schema, served, value);
      return {
        judge: convened.judge,
        before,
        after: { kind: 'not-judged', why: convened.message },
      };
    }
  }
  const alone = await judgeFor(served);
  const after: ArgumentVerdict = { kind: 'not-judged', why: missing };
  if ('why' in alone)
    return {
      judge: NO_JUDGE,
      before: { kind: 'not-judged', why: alone.why },
      after: missing === '' ? { kind: 'not-judged', why: alone.why } : after,
    };
  return { judge: alone.judge, before: verdictOf(alone.schema, served, value), after };
}

function verdictOf(schema: ReadSchema, form: Form, value: Json): ArgumentVerdict {
  try {
    if (schema.accepts(value) === true) return { kind: 'accepted' };
    const reasons = telling(schema.reasons?.(value) ?? []).slice(0, MOST_REASONS);
    const parsed = parse(form.text);
    return { kind: 'refused', reasons: reasons.map((reason) => explained(reason, parsed, value)) };
  } catch (error) {
    return { kind: 'not-judged', why: error instanceof Error ? error.message : String(error) };
  }
}

/** Keywords that only pass on what stands below them. */
const PASSING = /^(\$ref|allOf|properties|patternProperties|items|prefixItems|then|else)$/;

function telling(reasons: readonly Reason[]): readonly Reason[] {
  const own = reasons.filter(({ keyword }) => !PASSING.test(keyword));
  return own.length > 0 ? own : reasons;
}
