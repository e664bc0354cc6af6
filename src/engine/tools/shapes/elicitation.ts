import { Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { defineShape } from '../define-shape.ts';
import { isSchema, memberOfKind, toolSet } from '../tool-sites.ts';

/** MCP, client/elicitation: the parameters of `elicitation/create`, or the whole request. */
export const elicitation = defineShape({
  id: 'elicitation',
  title: 'Elicitation request',
  accepts: 'an elicitation',
  recognise(doc, children) {
    if (doc.kind[0] !== Kind.object) return undefined;
    const params = memberOfKind(doc, children, 0, 'params', Kind.object);
    const holder = Math.max(params, 0);
    const schema = children.member(holder, K.requestedSchema);
    if (schema < 0) return undefined;
    const about = {
      shape: 'elicitation',
      why: 'An elicitation request: "requestedSchema" says what the person is asked for.',
      mcp: false,
    };
    const set = toolSet(doc, children, { input: ['requestedSchema'], output: [] }, [holder], about);
    return isSchema(doc, schema) ? set : { ...set, schemas: [] };
  },
});
