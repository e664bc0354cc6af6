import { formatIs } from '../judge/predicates/formats.ts';
import { consumerRule } from './consumers/consumer-rule.ts';
import { defineRule } from './define-rule.ts';

export default defineRule(
  consumerRule({
    code: 'consumer/format',
    severity: 'warning',
    summary: 'A standard format is not on the lists of strict model APIs.',
    why: 'The format is defined by JSON Schema and only an annotation to most readers. Strict modes take a short list of formats and refuse the tool for others; "uri", which generators write for every address, is the most frequent.',
    minds: ['oai-strict-format', 'gem-format', 'outlines-format', 'llama-unsupported'],
    predicate: formatIs([
      ...['uri', 'uri-reference', 'uri-template', 'iri', 'iri-reference'],
      ...['idn-email', 'idn-hostname', 'json-pointer', 'relative-json-pointer', 'regex'],
    ]),
    message: (format) => `The format "${format}" is standard, but not every strict mode takes it.`,
    source: ['https://github.com/posit-dev/chatlas/pull/255'],
    examples: {
      bad: ['{"type":"object","properties":{"a":{"type":"string","format":"uri"}}}'],
      good: ['{"type":"object","properties":{"a":{"type":"string","format":"date-time"}}}'],
    },
  }),
);
