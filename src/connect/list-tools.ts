import type { Deadline } from './deadline.ts';
import { WireError } from './exchange.ts';
import type { Sdk } from './load-sdk.ts';
import type { ToolsPage } from './tools-page.ts';
import { joinPages } from './tools-page.ts';
import type { Limits, Progress, Stopped } from './types.ts';
import type { PageKeeper } from './wire.ts';

export interface Listed {
  readonly text: string;
  readonly pages: number;
  readonly tools: number;
  readonly bytes: number;
  readonly stopped?: Stopped;
}

/** Anything with an array of tools: what the tools are is for the engine to say. */
const ANY_LIST = {
  '~standard': {
    version: 1,
    vendor: 'refscope',
    validate: (value: unknown) =>
      Array.isArray((value as { tools?: unknown } | null)?.tools)
        ? { value: value as { readonly nextCursor?: unknown } }
        : { issues: [{ message: 'the result holds no array of tools' }] },
  },
} as const;

/**
 * Fetches every page of the list of tools, as served.
 *
 * @failure rejects while there is no page yet; after that a limit ends the list and is named in `stopped`
 */
export async function listTools(
  client: InstanceType<Sdk['Client']>,
  keeper: PageKeeper,
  limits: Limits,
  deadline: Deadline,
  onProgress: (progress: Progress) => void,
): Promise<Listed> {
  const pages: ToolsPage[] = [];
  const seen = new Set<string>();
  let tools = 0;
  let bytes = 0;
  const ended = (stopped?: Stopped): Listed => ({
    text: joinPages(pages),
    pages: pages.length,
    tools,
    bytes,
    ...(stopped && { stopped }),
  });

  for (let cursor: string | undefined; ; ) {
    keeper.expect(limits.bytes - bytes);
    const received = await onePage(client, keeper, deadline, cursor).catch((error: unknown) => {
      const limit = pages.length > 0 ? limitReached(error, limits, deadline) : undefined;
      if (limit === undefined) throw error;
      return limit;
    });
    if ('why' in received) return ended(received);
    const { page } = received;
    const next = page.nextCursor;
    const repeats = next !== undefined && seen.has(next);
    // A server that does not look at the cursor serves its first page for ever.
    if (repeats && pages.some((before) => sameTools(before, page))) {
      return ended({ why: 'repeated-cursor', cursor: next });
    }
    pages.push(page);
    tools += page.tools;
    bytes += received.bytes;
    onProgress({ stage: 'listing', pages: pages.length, tools, bytes });
    // Some servers write an empty cursor on the last page.
    if (next === undefined || next === '') return ended();
    if (repeats) return ended({ why: 'repeated-cursor', cursor: next });
    if (pages.length >= limits.pages) return ended({ why: 'pages', limit: limits.pages });
    if (tools >= limits.tools) return ended({ why: 'tools', limit: limits.tools });
    seen.add(next);
    cursor = next;
  }
}

async function onePage(
  client: InstanceType<Sdk['Client']>,
  keeper: PageKeeper,
  deadline: Deadline,
  cursor: string | undefined,
) {
  const params = cursor === undefined ? {} : { cursor };
  const timeout = deadline.leftMs() + 1_000;
  const asked = client.request({ method: 'tools/list', params }, ANY_LIST, { timeout });
  asked.catch(() => undefined);
  const settled = Promise.race([asked, keeper.trouble]);
  await deadline.race(settled);
  const received = keeper.takePage();
  if (received === undefined) throw new WireError('ended-early');
  return received;
}

function limitReached(error: unknown, limits: Limits, deadline: Deadline): Stopped | undefined {
  if (deadline.expired()) return { why: 'deadline', limit: limits.deadlineMs };
  const isTooLarge = error instanceof WireError && error.trouble === 'too-large';
  return isTooLarge ? { why: 'bytes', limit: limits.bytes } : undefined;
}

function sameTools(before: ToolsPage, page: ToolsPage): boolean {
  if (before.tools !== page.tools) return false;
  const slice = ({ text, array }: ToolsPage): string => text.slice(array.start, array.end);
  return slice(before) === slice(page);
}
