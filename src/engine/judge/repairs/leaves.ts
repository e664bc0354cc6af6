import type { Consumer } from '../define-consumer.ts';

/** Rules that stay broken where they were broken, and why nothing is done about them. */
export interface Left {
  readonly rules: readonly string[];
  /** The end of "It leaves alone …: ". */
  readonly why: string;
}

/** What no change of a schema can mend, whoever the consumer is. */
const BEYOND_SCHEMAS: readonly Left[] = [
  {
    rules: [
      ...['ant-name', 'bedrock-name', 'cc-prefix-budget', 'cd-name-64', 'codex-dots'],
      ...['continue-prefix', 'cursor-60', 'gem-name', 'groq-name', 'mistral-name'],
      ...['name-charset', 'name-length-128', 'name-unique', 'oai-name', 'qcli-name'],
      ...['v2-name-warning', 'vsc-name'],
    ],
    why: 'the server is called by the name of the tool',
  },
  {
    rules: ['ant-prop-key', 'gem-param-name'],
    why: 'a parameter with another name would be another parameter',
  },
  {
    rules: ['ant-strict-20-tools', 'cursor-40', 'oai-128-tools', 'vsc-128', 'windsurf-100'],
    why: 'which tools can be done without is for the author to say',
  },
  {
    rules: [
      ...['cc-output-root', 'cd-output-root', 'cursor-output-root', 'output-conformance'],
      ...['output-root-object-old', 'v1-output-root'],
    ],
    why: 'an output schema is what the server promises, and is only inlined',
  },
  { rules: ['qcli-desc'], why: 'what a tool does is for the author to say' },
  { rules: ['input-not-null'], why: 'there is no schema to mend' },
  {
    rules: ['ant-2020-12', 'vsc-draft07'],
    why: 'which type an unknown word means is for the author to say',
  },
];

/** Size is counted over a tool or a list; what would have to go is nobody's choice but the author's. */
const SIZES: Left = {
  rules: [
    ...['ant-strict-16-unions', 'ant-strict-24-optional', 'bounded-composition'],
    ...['oai-strict-chars', 'oai-strict-depth', 'oai-strict-enum', 'oai-strict-props'],
  ],
  why: 'which part of what is too much can be done without is for the author to say',
};

/** What a repair leaves: beyond schemas, sizes, and what it says itself; each only where the consumer has the rule. */
export function leftOf(
  { rules, inherits = [] }: Pick<Consumer, 'rules' | 'inherits'>,
  own: readonly Left[],
): Left[] {
  const known = new Set([...inherits, ...rules].map(({ id }) => id));
  return [...BEYOND_SCHEMAS, SIZES, ...own]
    .map((left) => ({ ...left, rules: left.rules.filter((id) => known.has(id)) }))
    .filter((left) => left.rules.length > 0);
}

/** One sentence: which rules are left, and why. */
export const leftInWords = (left: readonly Left[]): string =>
  left.length === 0
    ? ''
    : ` It leaves alone: ${left.map(({ rules, why }) => `${rules.join(', ')} (${why})`).join('; ')}.`;
