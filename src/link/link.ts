import type { Settings } from '../engine/settings.ts';

/** Where the person was looking. */
interface Focus {
  readonly tool?: string;
  readonly side?: 'input' | 'output';
  readonly pointer?: string;
  readonly panel?: string;
}

/** What a permalink carries. Never headers, tokens or addresses. */
export interface Link {
  readonly text: string;
  readonly name?: string;
  /** Without `maxBytes`: what this machine is willing to build is not for a link to say. */
  readonly settings?: Settings;
  readonly focus?: Focus;
  /** What a model sent, as JSON text, for the panel that judges it. */
  readonly arguments?: string;
  /** Text of a `refscope.config.json` that the list is held to. */
  readonly profile?: string;
}

const SETTINGS = {
  strategy: isString,
  budgetBytes: isCount,
  unroll: isCount,
  dialect: isString,
  shape: isString,
  client: isString,
} as const;

const FOCUS = { tool: isString, side: isSide, pointer: isString, panel: isString } as const;

/**
 * Keep of a value from outside what a link may hold: unknown members and members of a wrong type are
 * left out, as are `settings` and `focus` in which nothing remains. Undefined where there is no text.
 */
export function asLink(value: unknown): Link | undefined {
  const text = member(value, 'text');
  if (!isString(text)) return undefined;
  const name = member(value, 'name');
  const settings = pick(member(value, 'settings'), SETTINGS);
  const focus = pick(member(value, 'focus'), FOCUS);
  const sent = member(value, 'arguments');
  const profile = member(value, 'profile');
  return {
    text,
    ...(isString(name) && { name }),
    ...(settings && { settings }),
    ...(focus && { focus }),
    ...(isString(sent) && { arguments: sent }),
    ...(isString(profile) && { profile }),
  };
}

type Guards = Readonly<Record<string, (value: unknown) => boolean>>;
type Guarded<G> = {
  [K in keyof G]?: G[K] extends (value: unknown) => value is infer T ? T : never;
};

function pick<G extends Guards>(value: unknown, guards: G): Guarded<G> | undefined {
  const kept = Object.entries(guards).flatMap(([name, accepts]) => {
    const found = member(value, name);
    return accepts(found) ? [[name, found] as const] : [];
  });
  // The names are those of `guards`, and each value passed the guard of its name.
  return kept.length === 0 ? undefined : (Object.fromEntries(kept) as Guarded<G>);
}

/** An own member of a parsed value; what it inherits does not count. */
function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isSide(value: unknown): value is 'input' | 'output' {
  return value === 'input' || value === 'output';
}
