import type { Consumer, ConsumerRule } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { formatIs, formatNot } from '../predicates/formats.ts';

/** Formats are what portable schemas stumble over most; seen over all that read them. */
const own: readonly ConsumerRule[] = [
  {
    id: 'fmt-safe',
    looksAt: 'date-time',
    surface: 'format',
    says: 'No format is safe everywhere. date-time comes closest: listed by Anthropic strict, OpenAI strict, the old Gemini list, vLLM, llguidance and outlines. A DeepSeek strict client drops it (keeps email, hostname, ipv4, ipv6, uuid).',
    outcome: 'limited',
    reach: 'parameter',
    sources: [
      'https://github.com/anthropics/skills/blob/9d2f1ae187231d8199c64b5b762e1bdf2244733d/skills/claude-api/shared/tool-use-concepts.md#L402',
      'https://developers.openai.com/api/docs/guides/structured-outputs#supported-schemas',
      'https://github.com/vllm-project/vllm/blob/030141c1a61f44f6203099f39da0b9cc22e023dd/vllm/v1/structured_output/backend_xgrammar.py',
      'https://github.com/guidance-ai/llguidance/blob/c75b0d90e12c941b881566e0a77bb5fa24cd2731/docs/json_schema.md',
      'https://docs.rs/crate/rig-core/0.46.0/source/src/providers/deepseek.rs',
      'https://github.com/google-gemini/gemini-cli/issues/2237',
    ],
    date: '2026-11-30',
    confidence: 'documented',
    examples: {
      passes: input({
        type: 'object',
        properties: { t: { type: 'string', format: 'date-time' } },
      }),
    },
    check: formatNot([
      'date-time',
      'date',
      'time',
      'uuid',
      'email',
      'uri',
      'int32',
      'int64',
      'float',
      'double',
      'byte',
      'binary',
      'password',
    ]),
  },
  {
    id: 'fmt-mostly',
    looksAt: 'date, time, uuid, email',
    surface: 'format',
    says: 'Listed by Anthropic strict, OpenAI strict, vLLM, llguidance and outlines; outside the 2025 Gemini list; llama.cpp lacks email; a DeepSeek strict client keeps uuid and email only.',
    outcome: 'limited',
    reach: 'parameter',
    sources: [
      'https://github.com/anthropics/skills/blob/9d2f1ae187231d8199c64b5b762e1bdf2244733d/skills/claude-api/shared/tool-use-concepts.md#L402',
      'https://developers.openai.com/api/docs/guides/structured-outputs#supported-schemas',
      'https://github.com/vllm-project/vllm/blob/030141c1a61f44f6203099f39da0b9cc22e023dd/vllm/v1/structured_output/backend_xgrammar.py',
      'https://github.com/guidance-ai/llguidance/blob/c75b0d90e12c941b881566e0a77bb5fa24cd2731/docs/json_schema.md',
      'https://github.com/ggml-org/llama.cpp/blob/363a490b54cdd32401603f9ff8814e622a667e12/grammars/README.md',
    ],
    date: '2026-11-30',
    confidence: 'documented',
    examples: {
      fails: input({ type: 'object', properties: { t: { type: 'string', format: 'email' } } }),
      passes: input({
        type: 'object',
        properties: { t: { type: 'string', format: 'date-time' } },
      }),
    },
    check: formatIs(['date', 'time', 'uuid', 'email']),
  },
  {
    id: 'fmt-uri',
    looksAt: 'uri',
    surface: 'format',
    says: 'Fine for Anthropic strict, vLLM, llguidance, outlines; refused by OpenAI strict and old Gemini; missing in llama.cpp. zod .url() emits it, so it is the most frequent trap.',
    outcome: 'limited',
    reach: 'parameter',
    sources: [
      'https://github.com/BuilderIO/agent-native/pull/3085',
      'https://github.com/google-gemini/gemini-cli/issues/2237',
      'https://github.com/ggml-org/llama.cpp/blob/363a490b54cdd32401603f9ff8814e622a667e12/grammars/README.md',
    ],
    date: '2026-08-18',
    confidence: 'observed',
    error: "'uri' is not a valid format",
    examples: {
      fails: input({ type: 'object', properties: { u: { type: 'string', format: 'uri' } } }),
      passes: input({
        type: 'object',
        properties: { u: { type: 'string', description: 'absolute URL' } },
      }),
    },
    check: formatIs(['uri']),
  },
  {
    id: 'fmt-openapi',
    looksAt: 'int32, int64, float, double, byte, binary, password',
    surface: 'format',
    says: 'OpenAPI formats mean something to Gemini only; vLLM refuses unknown ones on strings, llguidance errors, Ajv logs and ignores.',
    outcome: 'limited',
    reach: 'parameter',
    sources: [
      'https://github.com/vllm-project/vllm/blob/030141c1a61f44f6203099f39da0b9cc22e023dd/vllm/v1/structured_output/backend_xgrammar.py',
      'https://github.com/guidance-ai/llguidance/blob/c75b0d90e12c941b881566e0a77bb5fa24cd2731/docs/json_schema.md',
      'https://github.com/googleapis/python-genai/blob/66807187f2123c6676175ac991f4e34eb09200d1/google/genai/types.py',
    ],
    date: '2026-11-30',
    confidence: 'documented',
    examples: {
      fails: input({ type: 'object', properties: { n: { type: 'string', format: 'int64' } } }),
      passes: input({ type: 'object', properties: { n: { type: 'integer' } } }),
    },
    check: formatIs(['int32', 'int64', 'float', 'double', 'byte', 'binary', 'password']),
  },
];

/** What every listed consumer accepts as it comes: without modes to ask for, and whatever the model is. */
export const portableCoreOf = (listed: readonly Consumer[]): Consumer => ({
  id: 'portable-core',
  title: 'Portable core',
  kind: 'summary',
  rules: own,
  inherits: listed
    .filter(({ optIn }) => optIn !== true)
    .flatMap(({ rules }) => rules)
    .filter(
      ({ outcome, onlyWith }) =>
        onlyWith === undefined && (outcome === 'refused' || outcome === 'limited'),
    ),
});
