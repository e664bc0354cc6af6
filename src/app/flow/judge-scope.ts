import type { Settings } from '../../engine/settings.ts';
import type { JudgeClient } from '../../judge/client.ts';
import type { Scope } from '../../judge/types.ts';
import type { Client } from '../engine/client.ts';

/** Who is asked. */
export interface Peers {
  readonly judge: JudgeClient;
  readonly engine: Client;
}

/** UTF-16 units; a longer text is cut down to the tool in question, so that it is not read again for each strategy. */
const LONG = 100_000;

/** The part of a text that a question is about. `toolIndex` null: all of it. */
export async function scopeOf(
  { engine }: Peers,
  text: string,
  settings: Settings,
  toolIndex: number | null,
): Promise<Scope> {
  if (toolIndex === null) return { text, settings };
  if (text.length > LONG) {
    const outcome = await engine.call('excerpt', { text, settings, toolIndex });
    if (outcome.kind === 'answer' && outcome.value !== null)
      return { text: outcome.value, settings, toolIndex: 0 };
  }
  return { text, settings, toolIndex };
}
