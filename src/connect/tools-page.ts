import type { Span } from './json-spans.ts';
import { elementsOf, lastMember, valueAt } from './json-spans.ts';

/** One page of a list, found in the text of a JSON-RPC message. */
export interface ToolsPage {
  /** The message, as sent. */
  readonly text: string;
  /** The array of tools in it. */
  readonly array: Span;
  readonly tools: number;
  readonly nextCursor: string | undefined;
}

export type Message =
  | { readonly kind: 'page'; readonly page: ToolsPage; readonly id: string | number }
  /** Valid JSON, but no reply with an array of tools: an error, a notification, or something else. */
  | { readonly kind: 'other'; readonly id: string | number | undefined; readonly answers: boolean }
  | { readonly kind: 'broken'; readonly why: string };

/**
 * Reads one message, or a batch with the message in it (2025-03-26 and earlier).
 * `text` may begin with a byte order mark, which stays with the text.
 */
export function readMessage(text: string): Message {
  let value: unknown;
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  try {
    value = JSON.parse(mark === 0 ? text : text.slice(1));
  } catch (error) {
    return { kind: 'broken', why: error instanceof Error ? error.message : 'not JSON' };
  }
  const at = Array.isArray(value) ? value.findIndex(answers) : -1;
  const message: unknown = Array.isArray(value) ? value[at] : value;
  const id = idOf(message);
  const tools = toolsOf(message);
  if (id === undefined || tools === undefined) {
    return { kind: 'other', id, answers: answers(message) };
  }
  const whole = valueAt(text, mark);
  const place = Array.isArray(value) ? [...elementsOf(text, whole.start)][at] : whole;
  const result = place && lastMember(text, place.start, 'result');
  const array = result && lastMember(text, result.start, 'tools');
  if (place === undefined || array === undefined) return { kind: 'other', id, answers: true };
  const own = Array.isArray(value) ? text.slice(place.start, place.end) : text;
  const moved = Array.isArray(value) ? place.start : 0;
  return {
    kind: 'page',
    id,
    page: {
      text: own,
      array: { start: array.start - moved, end: array.end - moved },
      tools: tools.list.length,
      nextCursor: tools.nextCursor,
    },
  };
}

/** One page: its text. Several: a list made of the slices. */
export function joinPages(pages: readonly ToolsPage[]): string {
  const [first, ...rest] = pages;
  if (first === undefined) return '{"tools":[]}';
  if (rest.length === 0) return first.text;
  const filled = pages.filter(({ tools }) => tools > 0);
  const slices = filled.map(({ text, array }) => text.slice(array.start + 1, array.end - 1));
  return `{"tools":[${slices.join(',')}]}`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const answers = (message: unknown): boolean =>
  isObject(message) && (Object.hasOwn(message, 'result') || Object.hasOwn(message, 'error'));

function idOf(message: unknown): string | number | undefined {
  const id = isObject(message) ? message['id'] : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

function toolsOf(message: unknown) {
  const result = isObject(message) ? message['result'] : undefined;
  const list = isObject(result) ? result['tools'] : undefined;
  if (!isObject(result) || !Array.isArray(list)) return undefined;
  const cursor = result['nextCursor'];
  return { list, nextCursor: typeof cursor === 'string' ? cursor : undefined };
}
