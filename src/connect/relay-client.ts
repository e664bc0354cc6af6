import { GUARDED } from './request-init.ts';
import type { Via } from './types.ts';

type RelayVia = Extract<Via, { kind: 'relay' }>;

/** Where a relay would answer, beside the page. */
const baseFor = (pageUrl: string): string => new URL('/__relay', pageUrl).href;

/** Whether the page was served with a relay beside it. Asks, and turns nothing on. */
export async function hasRelay(pageUrl: string): Promise<boolean> {
  const { status, body } = await asked(`${baseFor(pageUrl)}/`);
  return status === 200 && body?.['relay'] === true;
}

/** Turns the relay on: for the click with which the person chose it. Null where there is none, or it refuses. */
export async function chooseRelay(pageUrl: string, allowPrivate = false): Promise<RelayVia | null> {
  const base = baseFor(pageUrl);
  const { body } = await asked(`${base}/token`);
  const token = body?.['token'];
  return typeof token === 'string' ? { kind: 'relay', base, token, allowPrivate } : null;
}

async function asked(url: string) {
  try {
    const response = await fetch(url, { ...GUARDED });
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    // A static host answers with a page of its own, or with 404.
    if (!response.ok || !isJson) return { status: response.status, body: null };
    return { status: 200, body: (await response.json()) as Readonly<Record<string, unknown>> };
  } catch {
    return { status: 0, body: null };
  }
}
