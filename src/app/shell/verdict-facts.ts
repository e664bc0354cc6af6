import type { Catalogue } from '../../engine/protocol.ts';
import type { Report } from '../../engine/report-types.ts';

export interface VerdictFacts {
  readonly recognised: string;
  /** Dialect in force of most schemas, and of how many tools the stamp is contradicted. */
  readonly dialect: string;
  readonly contradicted: number;
  readonly cycleTools: number;
}

/** Ids of shapes as people call them; an id that is not here is readable as it is. */
const SHAPES: ReadonlyMap<string, string> = new Map([
  ['tools-list-result', 'tools/list result'],
  ['json-rpc-reply', 'JSON-RPC reply'],
  ['json-rpc-batch', 'JSON-RPC batch'],
  ['tool-array', 'array of tools'],
  ['tool', 'one tool'],
  ['bare-schema', 'schema'],
  ['elicitation', 'elicitation request'],
  ['anthropic-tools', 'Anthropic tools'],
  ['gemini-tools', 'Gemini declarations'],
  ['openai-chat-tools', 'OpenAI chat tools'],
  ['openai-responses-tools', 'OpenAI responses tools'],
  ['unrecognised', 'not recognised'],
]);

export function verdictFacts({ source, tools }: Report, catalogue: Catalogue | null): VerdictFacts {
  const shape = SHAPES.get(source.shape) ?? source.shape.replaceAll('-', ' ');
  const counts = new Map<string, number>();
  let contradicted = 0;
  let cycleTools = 0;
  for (const { schemas } of tools) {
    for (const { dialect } of schemas)
      counts.set(dialect.inForce, (counts.get(dialect.inForce) ?? 0) + 1);
    if (schemas.some(({ dialect }) => dialect.contradicted)) contradicted += 1;
    if (schemas.some(({ cycles }) => cycles.length > 0)) cycleTools += 1;
  }
  const [main = ''] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const title = catalogue?.dialects.find(({ uri }) => uri === main)?.title ?? shortDialect(main);
  return {
    recognised:
      tools.length > 1 ? `${shape}, ${tools.length.toLocaleString('en-US')} tools` : shape,
    dialect: counts.size > 1 ? `${title} and ${counts.size - 1} more` : title,
    contradicted,
    cycleTools,
  };
}

/** `https://json-schema.org/draft/2020-12/schema` as `2020-12`. */
export const shortDialect = (uri: string): string =>
  /(draft-0\d|20\d\d-\d\d)/.exec(uri)?.[1] ?? uri;
