/** A text to begin with, and the one thing that it shows. */
export interface Example {
  /** Part of links and settings: never changed. */
  readonly id: string;
  readonly title: string;
  /** One sentence for the menu. */
  readonly fact: string;
  /** The text as a person would paste it; loaded when it is asked for. */
  load(): Promise<string>;
}

/** The first one is what a new visitor sees. */
export const examples: readonly Example[] = [
  {
    id: 'recursion-and-fan-out',
    title: 'Recursion and fan-out',
    fact: 'Eighteen tools with a bit of everything, one of them grows past ×100.',
    load: () => text(import('./texts/recursion-and-fan-out.json?raw')),
  },
  {
    id: 'argument-as-string',
    title: 'The argument that arrives as a string',
    fact: 'What stands behind $ref is untyped to many clients.',
    load: () => text(import('./texts/argument-as-string.json?raw')),
  },
  {
    id: 'unasked-references',
    title: 'References that nobody asked for',
    fact: 'On the first use, on the second, or for every type.',
    load: () => text(import('./texts/unasked-references.json?raw')),
  },
  {
    id: 'contradicted-stamp',
    title: 'Stamped 2020-12, written in draft-07',
    fact: 'Legal, and still “Reference not found” in many readers.',
    load: () => text(import('./texts/contradicted-stamp.json?raw')),
  },
  {
    id: 'namespace-wrapper',
    title: 'Definitions inside definitions',
    fact: 'Pointers two steps long; hoisting makes them one.',
    load: () => text(import('./texts/namespace-wrapper.json?raw')),
  },
  {
    id: 'escaped-names',
    title: 'Names that need care',
    fact: 'Slash, tilde, per cent sign, and a property called definitions.',
    load: () => text(import('./texts/escaped-names.json?raw')),
  },
  {
    id: 'keywords-beside-ref',
    title: 'Keywords beside $ref',
    fact: 'Added in 2020-12, ignored in draft-07, lost by overwriting.',
    load: () => text(import('./texts/keywords-beside-ref.json?raw')),
  },
  {
    id: 'both-containers',
    title: 'definitions and $defs in one schema',
    fact: 'One name with two meanings, and a pointer into a definition.',
    load: () => text(import('./texts/both-containers.json?raw')),
  },
  {
    id: 'fan-out',
    title: 'Four references, twelve levels',
    fact: 'Kilobytes that would become gigabytes; the size is exact.',
    load: () => text(import('./texts/fan-out.json?raw')),
  },
  {
    id: 'recursion',
    title: 'Five kinds of recursion',
    fact: 'Descending, unsatisfiable, never ending, dynamic, and none.',
    load: () => text(import('./texts/recursion.json?raw')),
  },
  {
    id: 'dialects-disagree',
    title: 'One text, two dialects',
    fact: 'What one dialect reads is an error in another.',
    load: () => text(import('./texts/dialects-disagree.json?raw')),
  },
  {
    id: 'default-dialect',
    title: 'No stamp, another stamp, an unknown stamp',
    fact: 'Without $schema MCP reads 2020-12.',
    load: () => text(import('./texts/default-dialect.json?raw')),
  },
  {
    id: 'one-bad-output-schema',
    title: 'One bad outputSchema',
    fact: 'Clients that compile every output lose the whole server.',
    load: () => text(import('./texts/one-bad-output-schema.json?raw')),
  },
  {
    id: 'header-behind-ref',
    title: 'x-mcp-header behind $ref',
    fact: 'Not valid as it stands; inlining would start sending it.',
    load: () => text(import('./texts/header-behind-ref.json?raw')),
  },
  {
    id: 'event-stream',
    title: 'A reply as an event stream',
    fact: 'Pasted with its data lines; the JSON inside is unwrapped.',
    load: () => text(import('./texts/event-stream.txt?raw')),
  },
  {
    id: 'function-calling',
    title: 'OpenAI functions',
    fact: 'The same schemas under parameters, with strict.',
    load: () => text(import('./texts/function-calling.json?raw')),
  },
  {
    id: 'input-schema-form',
    title: 'Anthropic tools',
    fact: 'The same schemas under input_schema.',
    load: () => text(import('./texts/input-schema-form.json?raw')),
  },
  {
    id: 'function-declarations',
    title: 'Gemini function declarations',
    fact: 'The same schemas under functionDeclarations.',
    load: () => text(import('./texts/function-declarations.json?raw')),
  },
];

async function text(loaded: Promise<{ readonly default: string }>): Promise<string> {
  return (await loaded).default;
}
