/**
 * What reaches a network, a store or another thread. A worker that runs code made from schemas has none of it. Hosts that
 * cannot send headers give the worker no policy of its own, so this does not rest on the policy alone.
 */
const REACHES_OUT: readonly string[] = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebTransport',
  'EventSource',
  'importScripts',
  'indexedDB',
  'caches',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
];

/** Takes these names away from the global object and from what it inherits from. */
export function confine(scope: object): void {
  for (const name of REACHES_OUT) {
    for (let holder: object | null = scope; holder !== null; holder = Object.getPrototypeOf(holder))
      Reflect.deleteProperty(holder, name);
  }
}
