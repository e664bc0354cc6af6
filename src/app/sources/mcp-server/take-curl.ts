import { parseAddress } from '../../../connect/address.ts';
import { readCurl } from '../../../connect/curl.ts';
import { countOf } from '../../ui/format.ts';
import { addFields, setAddress } from './memory.ts';

export const looksLikeCurl = (pasted: string): boolean => /^\s*curl(\.exe)?\s/i.test(pasted);

/** Fills the form from a curl command, and says in one sentence what was taken and what was not. */
export function takeCurl(pasted: string): string {
  const read = readCurl(pasted);
  if (read.kind === 'unusable') return read.why;
  const { url, headers, left } = read;
  const hasAddress = url !== null && parseAddress(url).kind === 'address';
  // The address first: headers are bound to the origin that stands there.
  if (hasAddress) setAddress(url);
  addFields(headers);
  const taken = [
    ...(hasAddress ? ['the address'] : []),
    ...(headers.length > 0 ? [countOf(headers.length, 'header')] : []),
  ];
  const names = [...new Set(left)];
  return [
    taken.length === 0
      ? 'There is nothing to take from this command.'
      : `Taken from the command: ${taken.join(' and ')}.`,
    ...(names.length === 0 ? [] : [`Left out: ${names.join(', ')}.`]),
  ].join(' ');
}
