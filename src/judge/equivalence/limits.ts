import type { Json, JsonObject } from '../json.ts';
import { member } from '../json.ts';
import type { TextLimits } from './strings.ts';

const numbers = (parts: readonly JsonObject[], keyword: string): number[] =>
  parts.flatMap((part) => {
    const value = member(part, keyword);
    return typeof value === 'number' ? [value] : [];
  });

/** The tightest lower bound of a count, 0 where there is none. */
export const atLeast = (parts: readonly JsonObject[], keyword: string): number =>
  Math.max(0, ...numbers(parts, keyword));

export const atMost = (parts: readonly JsonObject[], keyword: string): number =>
  Math.min(Number.POSITIVE_INFINITY, ...numbers(parts, keyword));

const texts = (parts: readonly JsonObject[], keyword: string): string[] =>
  parts.flatMap((part) => {
    const value = member(part, keyword);
    return typeof value === 'string' ? [value] : [];
  });

export const textLimits = (parts: readonly JsonObject[]): TextLimits => ({
  patterns: texts(parts, 'pattern'),
  formats: texts(parts, 'format'),
  shortest: atLeast(parts, 'minLength'),
  longest: atMost(parts, 'maxLength'),
});

/** Bounds, exclusive ones in both spellings, and steps. */
export interface NumberLimits {
  readonly low: number;
  readonly high: number;
  readonly exclusiveLow: boolean;
  readonly exclusiveHigh: boolean;
  readonly steps: readonly number[];
}

export function numberLimits(parts: readonly JsonObject[]): NumberLimits {
  const minimum = Math.max(Number.NEGATIVE_INFINITY, ...numbers(parts, 'minimum'));
  const maximum = atMost(parts, 'maximum');
  const above = Math.max(Number.NEGATIVE_INFINITY, ...numbers(parts, 'exclusiveMinimum'));
  const below = atMost(parts, 'exclusiveMaximum');
  const flag = (keyword: string) => parts.some((part) => member(part, keyword) === true);
  return {
    low: Math.max(minimum, above),
    high: Math.min(maximum, below),
    exclusiveLow: above >= minimum || flag('exclusiveMinimum'),
    exclusiveHigh: below <= maximum || flag('exclusiveMaximum'),
    steps: numbers(parts, 'multipleOf').filter((step) => step > 0),
  };
}

/** Values that a part names itself: only these, where there is `const` or `enum`; undefined where there is neither. */
export function namedValues(parts: readonly JsonObject[]): readonly Json[] | undefined {
  let named: readonly Json[] | undefined;
  for (const part of parts) {
    const constant = member(part, 'const');
    const values = member(part, 'enum');
    const own =
      constant !== undefined ? [constant] : Array.isArray(values) ? (values as Json[]) : undefined;
    if (own === undefined) continue;
    const texts = new Set(own.map((value) => JSON.stringify(value)));
    named = named === undefined ? own : named.filter((value) => texts.has(JSON.stringify(value)));
  }
  return named;
}

/** Values that the author gave: they may be right where nothing else is. */
export const hints = (parts: readonly JsonObject[]): readonly Json[] =>
  parts.flatMap((part) => {
    const fallback = member(part, 'default');
    const examples = member(part, 'examples');
    return [
      ...(fallback !== undefined ? [fallback] : []),
      ...(Array.isArray(examples) ? (examples as Json[]) : []),
    ];
  });
