import type { IncomingHttpHeaders } from 'node:http';
import { fieldTrouble } from '../../connect/header-fields.ts';
import { Refusal } from './refusal.ts';

/** What MCP over HTTP needs, in both directions. Never cookies, never what names the page. */
const REQUEST = [
  'accept',
  'content-type',
  'last-event-id',
  'mcp-method',
  'mcp-name',
  'mcp-protocol-version',
  'mcp-session-id',
];

const REPLY = [
  'content-encoding',
  'content-type',
  'mcp-protocol-version',
  'mcp-session-id',
  'retry-after',
  'www-authenticate',
];

/** Credentials, listed by the page itself; each is held to the same rules as where it was typed. */
const MOST_FIELDS = 50;

type Fields = Record<string, string>;

/** @throws Refusal 400 'fields' */
export function requestFields(headers: IncomingHttpHeaders): Fields {
  const fields: Fields = { 'accept-encoding': 'identity', 'user-agent': 'refscope-relay' };
  for (const name of REQUEST) {
    const value = headers[name];
    if (typeof value === 'string') fields[name] = value;
  }
  for (const [name, value] of listed(headers['x-relay-fields'])) {
    if (fieldTrouble(name, value) !== undefined) throw new Refusal(400, 'fields');
    fields[name.toLowerCase()] = value;
  }
  return fields;
}

export function replyFields(headers: IncomingHttpHeaders): Fields {
  const fields: Fields = {};
  for (const name of REPLY) {
    const value = headers[name];
    if (typeof value === 'string') fields[name] = value;
  }
  return fields;
}

function listed(given: string | string[] | undefined): readonly (readonly [string, string])[] {
  if (given === undefined) return [];
  let list: unknown;
  try {
    list = JSON.parse(decodeURIComponent(String(given)));
  } catch {
    throw new Refusal(400, 'fields');
  }
  if (!Array.isArray(list) || list.length > MOST_FIELDS || !list.every(isPair)) {
    throw new Refusal(400, 'fields');
  }
  return list;
}

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
