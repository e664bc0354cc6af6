/** Compiled patterns of the schemas at hand. */
const compiled = new Map<string, RegExp | undefined>();
/** A run over many schemas must not keep all their patterns. */
const MOST_KEPT = 2_000;

/** As JSON Schema reads a pattern: ECMA-262 with `u`, not anchored. Undefined where it is no pattern. */
export function patternOf(source: string): RegExp | undefined {
  if (compiled.size > MOST_KEPT) compiled.clear();
  if (!compiled.has(source)) compiled.set(source, compile(source));
  return compiled.get(source);
}

function compile(source: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(source, flags);
    } catch {
      // The next flags may read it.
    }
  }
  return undefined;
}

/** Runs a pattern of the schema: only inside a worker that can be ended. */
export const matches = (source: string, text: string): boolean =>
  patternOf(source)?.test(text) === true;
