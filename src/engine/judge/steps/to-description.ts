import type { Step } from './define-step.ts';
import type { Schema } from './schema-tree.ts';
import { addSentence, schemasOf, textOfTree } from './schema-tree.ts';

/** A value that is longer says nothing to a reader of descriptions. */
const LONGEST = 160;

/** Words that read as words: `minimum` becomes "minimum 1". */
const spoken = (word: string, value: unknown): string => {
  const text = typeof value === 'string' ? value : textOfTree(value);
  const name = word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.length > LONGEST ? name : `${name} ${text}`;
};

/** Take keywords out of one schema and say them in its description. */
export function moveToDescription(schema: Schema, words: readonly string[]): void {
  const said: string[] = [];
  for (const word of words) {
    if (!schema.has(word)) continue;
    const value = schema.get(word);
    // A switch that is off said nothing.
    if (value !== false)
      said.push(
        value === true
          ? word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
          : spoken(word, value),
      );
    schema.delete(word);
  }
  if (said.length > 0) addSentence(schema, `(${said.join('; ')})`);
}

/** Keywords that a consumer does not take go into descriptions, wherever they stand. */
export const dropKeywords = (words: readonly string[], loses: string): Step => ({
  id: `drop ${words.join(', ')}`,
  loses,
  apply(root) {
    for (const { schema } of schemasOf(root)) moveToDescription(schema, words);
  },
});

/** Keywords go without a word: nobody would read what they say. */
export const removeKeywords = (words: readonly string[], loses: string): Step => ({
  id: `remove ${words.join(', ')}`,
  loses,
  apply(root) {
    for (const { schema } of schemasOf(root)) for (const word of words) schema.delete(word);
  },
});

/** Everything but these keywords goes; annotations without a word, constraints into descriptions. */
export const keepKeywords = (kept: readonly string[], loses: string): Step => {
  const known = new Set(kept);
  return {
    id: 'keep a subset',
    loses,
    apply(root) {
      for (const { schema } of schemasOf(root)) {
        const others = [...schema.keys()].filter((word) => !known.has(word));
        for (const word of others) if (SILENT.test(word)) schema.delete(word);
        moveToDescription(
          schema,
          others.filter((word) => schema.has(word)),
        );
      }
    },
  };
};

const SILENT =
  /^(\$.*|title|examples?|deprecated|readOnly|writeOnly|discriminator|xml|externalDocs|additionalProperties|x-.*)$/;
