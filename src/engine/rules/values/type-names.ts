import { nearest } from '../../base/nearest.ts';

/** Names of types in programming languages and other schema languages, and what JSON Schema calls them. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map(
  (
    [
      ['number', 'float double decimal numeric real float32 float64 num'],
      [
        'integer',
        'int int8 int16 int32 int64 uint uint8 uint16 uint32 uint64 long short byte bigint',
      ],
      ['string', 'str text char date datetime time timestamp uuid url uri email file binary enum'],
      ['boolean', 'bool bit'],
      ['object', 'dict dictionary map hash record struct json'],
      ['array', 'list tuple set sequence vector'],
      ['null', 'nil none undefined void nullable'],
    ] as const
  ).flatMap(([type, names]) => names.split(' ').map((name) => [name, type] as const)),
);

/** The type that was probably meant, if the dialect has it. */
export function typeMeant(name: string, types: readonly string[]): string | undefined {
  const elsewhere = ELSEWHERE.get(name.trim().toLowerCase());
  if (elsewhere !== undefined && types.includes(elsewhere)) return elsewhere;
  return nearest(name, types);
}

/** Means "no restriction" in other languages; JSON Schema says that by saying nothing. */
export const meansAnything = (name: string): boolean =>
  /^(?:any|unknown|mixed|\*)$/i.test(name.trim());
