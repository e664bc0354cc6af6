import { compareForms } from './equivalence/compare.ts';
import { DEFAULT_SEED, reportOf } from './equivalence/report.ts';
import type { Subject } from './subjects.ts';
import { dialectOfText, subjectsOf, withoutText } from './subjects.ts';
import type {
  Equivalence,
  EquivalenceInput,
  EquivalenceReport,
  SchemaEquivalence,
} from './types.ts';
import type { Work } from './work.ts';

const DEFAULT_INSTANCES = 1_000;
const DEFAULT_LIMIT_MS = 2_000;

/** Every schema of the scope against what the strategy makes of it. */
export async function equivalence(input: EquivalenceInput, work: Work): Promise<EquivalenceReport> {
  const { subjects } = subjectsOf(input);
  const schemas: SchemaEquivalence[] = [];
  for (const subject of subjects.slice(input.from ?? 0)) {
    const { schema, index } = subject;
    work.tell({ done: index, total: subjects.length, schema });
    const one = { schema, equivalence: await compared(subject, input, work) };
    schemas.push(one);
    work.partial([one]);
  }
  return reportOf(input, schemas);
}

async function compared(
  subject: Subject,
  {
    seed = DEFAULT_SEED,
    instances = DEFAULT_INSTANCES,
    limitMs = DEFAULT_LIMIT_MS,
  }: EquivalenceInput,
  { now }: Work,
): Promise<Equivalence> {
  const made = subject.after();
  if (made.kind !== 'text') return { kind: 'nothing', why: made.kind, message: withoutText(made) };
  return await compareForms(
    subject.schema,
    { text: subject.before, dialect: subject.dialect },
    { text: made.text, dialect: dialectOfText(made.text, subject.dialect) },
    { seed, instances, limitMs, now },
  );
}
