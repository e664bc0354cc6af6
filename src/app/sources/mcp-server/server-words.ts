import type { Captured, Progress, Stopped } from '../../../connect/types.ts';
import { countOf, formatBytes, formatCount } from '../../ui/format.ts';

/** What the document is called: as the server calls itself, else where it is. */
export function serverTitle({ server, address }: Captured): string {
  const said = server?.title ?? server?.name ?? '';
  return said.trim() === '' ? new URL(address).host : said;
}

/** `page 3, 412 tools, 96.1 kB`. */
export function progressWords(progress: Progress | null): string {
  if (progress === null || progress.stage === 'handshake') return 'Handshake';
  const { pages, tools, bytes } = progress;
  if (pages === 0) return 'Listing tools';
  return `page ${formatCount(pages)}, ${countOf(tools, 'tool')}, ${formatBytes(bytes)}`;
}

/** Why a list is not complete. */
export function stoppedWords(stopped: Stopped): string {
  switch (stopped.why) {
    case 'repeated-cursor':
      return 'the server repeats a cursor, so the rest was not asked for';
    case 'deadline':
      return `stopped after ${formatCount(stopped.limit / 1000)} s`;
    case 'bytes':
      return `stopped at ${formatBytes(stopped.limit)}`;
    case 'pages':
      return `stopped after ${countOf(stopped.limit, 'page')}`;
    case 'tools':
      return `stopped after ${countOf(stopped.limit, 'tool')}`;
  }
}

/** A name for a file, of what every system takes. */
export function fileName(title: string): string {
  const bare = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${bare === '' ? 'server' : bare}-tools.json`;
}
