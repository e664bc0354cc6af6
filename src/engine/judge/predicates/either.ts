import type { Keyword } from '../../json/keywords.ts';
import type { Look, Predicate } from '../define-predicate.ts';

type Handler<Rest extends unknown[]> = (look: Look, ...rest: Rest) => void;

/** One handler that asks all; undefined where there is none. */
function all<Rest extends unknown[]>(
  handlers: readonly (Handler<Rest> | undefined)[],
): Handler<Rest> | undefined {
  const present = handlers.filter((handler) => handler !== undefined);
  if (present.length < 2) return present[0];
  return (look, ...rest) => {
    for (const handler of present) handler(look, ...rest);
  };
}

/** Finds what one of several predicates finds. Only one of them may count totals. */
export function either(...parts: readonly [Predicate, Predicate, ...Predicate[]]): Predicate {
  const sides = new Set(parts.map(({ side = 'input' }) => side));
  if (sides.size > 1) throw new Error('predicates of different sides cannot be one');
  const words = new Set(parts.flatMap(({ on = {} }) => Object.keys(on) as Keyword[]));
  const on = Object.fromEntries(
    [...words].map((word) => [word, all(parts.map((part) => part.on?.[word]))]),
  ) as NonNullable<Predicate['on']>;
  const joined = {
    onOther: all(parts.map((part) => part.onOther)),
    onSchema: all(parts.map((part) => part.onSchema)),
    root: all(parts.map((part) => part.root)),
    end: all(parts.map((part) => part.end)),
    tool: all(parts.map((part) => part.tool)),
    list: all(parts.map((part) => part.list)),
  };
  const present = Object.fromEntries(
    Object.entries(joined).filter(([, handler]) => handler !== undefined),
  ) as Partial<Predicate>;
  const [first] = parts;
  return {
    key: parts.map(({ key }) => key).join(' | '),
    ...(first.side !== undefined && { side: first.side }),
    on,
    ...present,
  };
}
