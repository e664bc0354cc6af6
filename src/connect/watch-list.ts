import type { Session } from './session.ts';
import type { Captured } from './types.ts';

/** Milliseconds within which several notices count as one. */
const TOGETHER_MS = 300;

/** Milliseconds that a 2026-07-28 server has to acknowledge that it is listened to. */
const ACKNOWLEDGE_MS = 5_000;

/** Tells when the server says that its list of tools changed. A server that cannot say so is left in peace. */
export function watchList(
  { client }: Session,
  { tellsChanges, era }: Captured,
  onChanged: () => void,
): void {
  if (!tellsChanges) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  client.setNotificationHandler('notifications/tools/list_changed', () => {
    // Counted from the first: a server that never stops saying so is heard too.
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      onChanged();
    }, TOGETHER_MS);
  });
  if (era === 'initialize') return;
  // Without it the list is as good; it only does not tell when it is old.
  client.listen({ toolsListChanged: true }, { timeout: ACKNOWLEDGE_MS }).catch(() => undefined);
}
