import { Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { isString, stringAt } from '../../json/values.ts';
import { defineShape } from '../define-shape.ts';
import { toolItems } from '../tool-list.ts';
import { memberOfKind, toolSet } from '../tool-sites.ts';

/** OpenAI, Responses and Realtime: `{"type":"function","name","parameters"}`; older functions have no `type`. */
export const openaiResponsesTools = defineShape({
  id: 'openai-responses-tools',
  title: 'OpenAI Responses tools',
  accepts: 'OpenAI Responses tools',
  recognise(doc, children) {
    const found = toolItems(doc, children, (node) => {
      if (memberOfKind(doc, children, node, 'name', Kind.string) < 0) return false;
      const type = children.member(node, K.type);
      if (type >= 0) return isString(doc, type) && stringAt(doc, type) === 'function';
      return memberOfKind(doc, children, node, 'parameters', Kind.object) >= 0;
    });
    return (
      found &&
      toolSet(doc, children, { input: ['parameters'], output: [] }, found.items, {
        shape: 'openai-responses-tools',
        why: `OpenAI Responses, ${found.where}: "parameters" beside "name" holds the schema.`,
        mcp: false,
      })
    );
  },
});
