import { whileLoading } from '../loading.ts';
import { patternOf } from './pattern.ts';

/** Texts that match a pattern, by fast-check: loaded only when a schema has a pattern. */
export type SamplePattern = (pattern: string) => readonly string[];

type FastCheck = typeof import('fast-check')['default'];

const COUNT = 6;

/** The sampler, or one that knows nothing, where no schema has a pattern. Same seed, same texts. */
export async function patternSampler(
  texts: readonly string[],
  seed: number,
): Promise<SamplePattern> {
  if (!texts.some((text) => /"pattern(Properties)?"/.test(text))) return () => [];
  const { default: fc } = await whileLoading(import('fast-check'));
  const known = new Map<string, readonly string[]>();
  return (pattern) => {
    const samples = known.get(pattern) ?? sample(fc, pattern, seed);
    known.set(pattern, samples);
    return samples;
  };
}

function sample(fc: FastCheck, pattern: string, seed: number): readonly string[] {
  const expression = patternOf(pattern);
  if (expression === undefined) return [];
  try {
    const short = fc.stringMatching(expression, { size: 'xsmall' });
    return fc.sample(short, { seed, numRuns: COUNT }).sort((a, b) => a.length - b.length);
  } catch {
    // It does not know every construct: look-around, for one.
    return [];
  }
}
