import { Kind } from '../../json/document.ts';
import { defineShape } from '../define-shape.ts';
import { toolItems } from '../tool-list.ts';
import { memberOfKind, toolSet } from '../tool-sites.ts';

/** OpenAI, Chat Completions: `{"type":"function","function":{"name","parameters"}}`. */
export const openaiChatTools = defineShape({
  id: 'openai-chat-tools',
  title: 'OpenAI Chat Completions tools',
  accepts: 'OpenAI chat tools',
  recognise(doc, children) {
    const found = toolItems(
      doc,
      children,
      (node) => memberOfKind(doc, children, node, 'function', Kind.object) >= 0,
    );
    return (
      found &&
      toolSet(
        doc,
        children,
        { input: ['parameters'], output: [], within: 'function' },
        found.items,
        {
          shape: 'openai-chat-tools',
          why: `OpenAI Chat Completions, ${found.where}: "function" holds the name and "parameters" the schema.`,
          mcp: false,
        },
      )
    );
  },
});
