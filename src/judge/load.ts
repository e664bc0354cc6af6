import { fateOf, textAt, toolsAt } from './list-fate.ts';
import type { Trying } from './load-one.ts';
import { loadOne } from './load-one.ts';
import type { Reader, Running } from './readers/define-reader.ts';
import { readerById } from './readers/index.ts';
import { run } from './readers/running.ts';
import type { Subject } from './subjects.ts';
import { dialectOfText, subjectsOf, withoutText } from './subjects.ts';
import type { ListFate, Loaded, LoadInput, ReaderReport, SchemaLoaded } from './types.ts';
import type { Work } from './work.ts';

/** One reader over all schemas of the scope. */
export async function load(input: LoadInput, work: Work): Promise<ReaderReport> {
  const reader = readerById(input.reader);
  if (reader === undefined) throw new Error(`There is no reader ${input.reader}`);
  const { subjects, document } = subjectsOf(input);
  const running = await run(reader);
  const schemas: SchemaLoaded[] = [];
  for (const subject of subjects.slice(input.from ?? 0)) {
    const { schema, index } = subject;
    work.tell({ done: index, total: subjects.length, schema });
    const loaded = await loadSubject(reader, running, subject, input, {
      now: work.now,
      loaded: () => work.tell({ done: index, total: subjects.length, schema, loaded: true }),
      tries: input.untried?.includes(schema.pointer) !== true,
    });
    schemas.push({ schema, loaded });
    work.partial([{ schema, loaded }]);
  }
  const report = { reader: reader.id, stage: input.stage };
  if (running.list === undefined) return { ...report, schemas };
  work.tell({ done: subjects.length, total: subjects.length });
  const tools = toolsAt(document, subjects, input.stage);
  const list = await fateOf(running.list, tools, () =>
    work.tell({ done: subjects.length, total: subjects.length }),
  );
  return { ...report, schemas: schemas.map((one) => withFate(one, schemas, list)), list };
}

async function loadSubject(
  reader: Reader,
  running: Running,
  subject: Subject,
  { stage }: LoadInput,
  trying: Trying,
): Promise<Loaded> {
  if (reader.reads === 'output' && subject.schema.side === 'input')
    return { kind: 'not-read', why: 'This client never compiles input schemas.' };
  const text = textAt(subject, stage);
  if (text === undefined) {
    const made = subject.after();
    return { kind: 'not-read', why: made.kind === 'text' ? '' : withoutText(made) };
  }
  const dialect = stage === 'before' ? subject.dialect : dialectOfText(text, subject.dialect);
  return await loadOne(reader, running, { text, dialect }, subject.schema.tool, trying);
}

/** An input schema is not compiled, but the client may refuse its form: then the tool sinks the list all the same. */
function withFate(
  one: SchemaLoaded,
  all: readonly SchemaLoaded[],
  { sunkBy }: ListFate,
): SchemaLoaded {
  const { toolIndex, side } = one.schema;
  const sunk = sunkBy.find((tool) => tool.toolIndex === toolIndex);
  if (sunk === undefined || side === 'output' || one.loaded.kind !== 'not-read') return one;
  const byOutput = all.some(
    ({ schema, loaded }) =>
      schema.toolIndex === toolIndex && schema.side === 'output' && loaded.kind === 'error',
  );
  return byOutput ? one : { ...one, loaded: { kind: 'error', message: sunk.message } };
}
