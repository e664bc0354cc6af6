/** A number that is written as it stands here, since a double would not keep it. */
export class Numeral {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Objects and arrays are what a value graph consists of; maps stand for objects whose members keep their order. */
export const isComposite = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Numeral);

/** What `JSON.stringify` would write of an object or array. `names` is undefined for an array. */
export interface Parts {
  readonly names: readonly string[] | undefined;
  readonly values: readonly unknown[];
}

const isWritten = (value: unknown): boolean =>
  value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';

export function partsOf(value: object): Parts {
  if (Array.isArray(value))
    return {
      names: undefined,
      values: value.map((item: unknown) => (isWritten(item) ? item : null)),
    };
  const members =
    value instanceof Map ? [...(value as Map<string, unknown>)] : Object.entries(value);
  const written = members.filter(([, member]) => isWritten(member));
  return { names: written.map(([name]) => name), values: written.map(([, member]) => member) };
}

/** The text of a value that has no parts; undefined where JSON has none. */
export const scalarText = (value: unknown): string | undefined =>
  value instanceof Numeral ? value.text : isWritten(value) ? JSON.stringify(value) : undefined;
