import { K } from '../../json/keywords.ts';
import { isObject } from '../../json/values.ts';
import { defineShape } from '../define-shape.ts';
import { toolItems } from '../tool-list.ts';
import { toolSet } from '../tool-sites.ts';

/** Anthropic, Messages: `{"name","input_schema"}`. */
export const anthropicTools = defineShape({
  id: 'anthropic-tools',
  title: 'Anthropic Messages tools',
  accepts: 'Anthropic tools',
  recognise(doc, children) {
    const found = toolItems(
      doc,
      children,
      (node) => isObject(doc, node) && children.member(node, K.input_schema) >= 0,
    );
    return (
      found &&
      toolSet(doc, children, { input: ['input_schema'], output: [] }, found.items, {
        shape: 'anthropic-tools',
        why: `Anthropic Messages, ${found.where}: "input_schema" holds the schema.`,
        mcp: false,
      })
    );
  },
});
