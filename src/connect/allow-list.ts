/**
 * What may be said to a server. Connecting reads: everything else that a protocol library might send is kept back, so
 * that no tool can be called from here, whatever a server asks for.
 */
export type Said =
  | 'initialize'
  | 'notifications/initialized'
  | 'server/discover'
  | 'tools/list'
  /** 2026-07-28: asks to be told when the list of tools changes, and nothing else. */
  | 'subscriptions/listen'
  /** The answer to the server's own `ping`. */
  | 'pong';

const REQUESTS: ReadonlySet<string> = new Set<Said>([
  'initialize',
  'notifications/initialized',
  'server/discover',
  'tools/list',
]);

export interface Outgoing {
  readonly said: Said;
  readonly id: string | number | undefined;
}

/** The message in the body of a POST, or undefined where it must not leave. */
export function allowed(body: unknown, listens: boolean): Outgoing | undefined {
  const message: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return undefined;
  const { method, id: given, params, result } = message as Readonly<Record<string, unknown>>;
  const id = typeof given === 'string' || typeof given === 'number' ? given : undefined;
  if (method === undefined) return isEmptyObject(result) ? { said: 'pong', id } : undefined;
  if (typeof method !== 'string') return undefined;
  if (REQUESTS.has(method)) return { said: method as Said, id };
  if (method === 'subscriptions/listen' && listens && onlyTools(params))
    return { said: method, id };
  return undefined;
}

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

function onlyTools(params: unknown): boolean {
  if (typeof params !== 'object' || params === null) return false;
  const { notifications } = params as Readonly<Record<string, unknown>>;
  return (
    typeof notifications === 'object' &&
    notifications !== null &&
    Object.keys(notifications).every((name) => name === 'toolsListChanged')
  );
}
