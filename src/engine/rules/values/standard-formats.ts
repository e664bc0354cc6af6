import type { DialectId } from '../../dialects/define-dialect.ts';

const draft04 = ['date-time', 'email', 'hostname', 'ipv4', 'ipv6', 'uri'];
const draft06 = [...draft04, 'uri-reference', 'uri-template', 'json-pointer'];
const draft07 = [
  ...draft06,
  'date',
  'time',
  'idn-email',
  'idn-hostname',
  'iri',
  'iri-reference',
  'relative-json-pointer',
  'regex',
];
const draft201909 = [...draft07, 'duration', 'uuid'];
const openapi30 = [
  'int32',
  'int64',
  'float',
  'double',
  'byte',
  'binary',
  'date',
  'date-time',
  'password',
  'email',
  'uuid',
  'uri',
  'hostname',
  'ipv4',
  'ipv6',
];

/** What each dialect's validation text names (section "Defined Formats"), and OpenAPI 3.0.3, "Data Types". */
export const standardFormats: Readonly<Record<DialectId, ReadonlySet<string>>> = {
  'draft-04': new Set(draft04),
  'draft-06': new Set(draft06),
  'draft-07': new Set(draft07),
  '2019-09': new Set(draft201909),
  '2020-12': new Set(draft201909),
  'openapi-3.0': new Set(openapi30),
};

/** Other spellings of a standard format. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['datetime', 'date-time'],
  ['date_time', 'date-time'],
  ['dateTime', 'date-time'],
  ['timestamp', 'date-time'],
  ['iso8601', 'date-time'],
  ['rfc3339', 'date-time'],
  ['url', 'uri'],
  ['URL', 'uri'],
  ['guid', 'uuid'],
  ['UUID', 'uuid'],
  ['e-mail', 'email'],
  ['ip', 'ipv4'],
  ['regexp', 'regex'],
  ['host', 'hostname'],
]);
export const formatMeant = (name: string): string | undefined => MEANT.get(name);

const LATEST = new Set(draft201909);
const OPENAPI = new Set(openapi30);
const MACHINE = /^u?int(?:8|16|32|64|128)?$|^float(?:32|64)?$/;

/** Where a format comes from, as the end of a sentence. */
export function originOf(name: string): string {
  if (LATEST.has(name)) return 'a later draft names it';
  if (OPENAPI.has(name)) return 'it is from OpenAPI';
  if (MACHINE.test(name)) return 'it names a machine type; "minimum" and "maximum" say the range';
  return 'readers ignore it, some with a warning';
}
