import type { Loaded } from '../../judge/types.ts';
import { formatCount } from '../ui/format.ts';
import type { MarkLevel } from '../ui/severity-mark.tsx';

/** One word for a mark. */
const WORDS: Readonly<Record<Loaded['kind'], string>> = {
  loads: 'loads',
  error: 'refuses',
  'accepts-anything': 'accepts anything',
  misreads: 'misreads',
  'too-deep': 'too deep',
  ended: 'ended',
  crashed: 'crashed',
  'not-read': 'not read',
};

const LEVELS: Readonly<Record<Loaded['kind'], MarkLevel>> = {
  loads: 'pass',
  error: 'error',
  'accepts-anything': 'warning',
  misreads: 'warning',
  'too-deep': 'info',
  ended: 'error',
  crashed: 'error',
  'not-read': 'hint',
};

/** From what is fine to what is worst. */
const ORDER: readonly Loaded['kind'][] = [
  'not-read',
  'loads',
  'too-deep',
  'misreads',
  'accepts-anything',
  'error',
  'ended',
  'crashed',
];

export const wordOf = ({ kind }: Loaded): string => WORDS[kind];
export const levelOf = ({ kind }: Loaded): MarkLevel => LEVELS[kind];

/** Something that a person would want to know about. */
export const isTrouble = ({ kind }: Loaded): boolean => kind !== 'loads' && kind !== 'not-read';

export function worstLoaded(all: readonly Loaded[]): Loaded | undefined {
  let worst: Loaded | undefined;
  for (const one of all)
    if (worst === undefined || ORDER.indexOf(one.kind) > ORDER.indexOf(worst.kind)) worst = one;
  return worst;
}

/** What the reader made of it, in a sentence; its own words where there are some. */
export function wordsOfLoaded(loaded: Loaded): string {
  switch (loaded.kind) {
    case 'loads':
      return 'loads';
    case 'error':
    case 'crashed':
      return loaded.message;
    case 'accepts-anything':
      return `loads, and then accepts everything that was tried, ${formatCount(loaded.tried)} instances that the schema must refuse`;
    case 'misreads':
      return `loads, and then ${loaded.says ? 'accepts' : 'refuses'} an instance that ${loaded.judge} ${loaded.says ? 'refuses' : 'accepts'}`;
    case 'too-deep':
      return `not tried: ${formatCount(loaded.levels)} levels, and it was seen to survive ${formatCount(loaded.limit)}`;
    case 'ended':
      return `ended after ${(loaded.afterMs / 1000).toFixed(0)} s without an answer`;
    case 'not-read':
      return loaded.why;
  }
}
