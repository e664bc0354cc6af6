import { dialects } from '../dialects/index.ts';
import { strategies } from '../inline/strategies/index.ts';
import type { Catalogue } from '../protocol.ts';
import { rules } from '../rules/index.ts';

/** What there is to choose from, and the rules with their reasons. */
export function catalogue(): Catalogue {
  return {
    strategies: strategies.map(({ id, title, summary, lossless }) => ({ id, title, summary, lossless })),
    dialects: dialects.map(({ uri, title }) => ({ uri, title })),
    rules: rules.map(({ code, severity, summary, why, source, examples }) => ({ code, severity, summary, why, source, examples })),
  };
}
