import { dialects } from '../dialects/index.ts';
import { consumers } from '../judge/consumers/index.ts';
import type { Catalogue } from '../protocol.ts';
import { rules } from '../rules/index.ts';
import { VERSION } from '../version.ts';
import { strategies } from './strategies.ts';

/** What there is to choose from, and the rules with their reasons. */
export function catalogue(): Catalogue {
  return {
    strategies: strategies().map(
      ({ id, title, summary, lossless, label, version, loses, source, consumer }) => ({
        id,
        title,
        summary,
        lossless,
        label,
        version: version ?? VERSION,
        loses,
        source,
        ...(consumer !== undefined && { consumer }),
      }),
    ),
    clients: consumers.map(({ id, title, kind }) => ({ id, title, kind })),
    dialects: dialects.map(({ uri, title }) => ({ uri, title })),
    rules: rules.map(({ code, severity, summary, why, source, examples }) => ({
      code,
      severity,
      summary,
      why,
      source,
      examples,
    })),
  };
}
