import type { SentAsText } from '../../../judge/types.ts';
import { stepsOf } from '../../state/places.ts';

/** The arguments with one text replaced by what it says; null where its place is not there. */
export function withParsed(
  args: string,
  { instancePointer, parsed }: Pick<SentAsText, 'instancePointer' | 'parsed'>,
): string | null {
  const root: unknown = JSON.parse(args);
  const value: unknown = JSON.parse(parsed);
  const steps = stepsOf(instancePointer);
  const last = steps.at(-1);
  if (last === undefined) return JSON.stringify(value, null, 2);
  let holder: unknown = root;
  for (const step of steps.slice(0, -1)) holder = ownMember(holder, step);
  if (ownMember(holder, last) === undefined) return null;
  // Not by assignment: `__proto__` is a name like any other.
  Object.defineProperty(holder, last, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
  return JSON.stringify(root, null, 2);
}

const ownMember = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
