import { quoted } from '../base/quoted.ts';
import { Kind } from '../json/document.ts';
import { replaceValue } from '../json/edit.ts';
import { K } from '../json/keywords.ts';
import { isObject, isString, stringAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { prepend } from './edits/prepend.ts';
import { isLiteralObject, isMcpRoot, typeOf, typesAt } from './values/root-type.ts';

export default defineRule({
  code: 'root/input-type',
  severity: 'error',
  summary: 'The root of an input schema is not literally of type object.',
  why: 'MCP wants "type":"object" at the root, as this word and not as what follows from other keywords. Clients check the list as a whole, so one such tool can cost all the others.',
  source: [
    'MCP 2025-06-18 to 2026-07-28, server/tools, inputSchema',
    'MCP 2026-07-28, schema.ts, Tool',
  ],
  examples: {
    bad: [
      '{"tools":[{"name":"read","inputSchema":{}}]}',
      '{"tools":[{"name":"read","inputSchema":{"type":["object","null"],"properties":{}}}]}',
      '{"tools":[{"name":"read","inputSchema":{"type":"string"}}]}',
    ],
    good: ['{"tools":[{"name":"read","inputSchema":{"type":"object","properties":{}}}]}'],
  },
  root({ facts, schema, report }) {
    if (!isMcpRoot(facts, schema, 'input') || !isObject(facts.doc, schema.node)) return;
    const { doc, graph } = facts;
    const type = typeOf(facts, schema.node);
    if (isLiteralObject(doc, type)) return;
    if (type < 0) {
      // What is a reference and nothing else is told apart: `root/ref-only`.
      const reference = graph.children.member(schema.node, K.$ref);
      if (reference >= 0 && isString(doc, reference)) return;
      report({
        node: schema.node,
        message: 'The root has no "type":"object", which MCP wants literally.',
        fixes: () => [
          { title: 'Add "type":"object"', edits: [prepend(doc, schema.node, '"type":"object"')] },
        ],
      });
      return;
    }
    const isList = doc.kind[type] === Kind.array;
    // What is no type at all is told apart: `type/unknown`.
    if (!isList && !(isString(doc, type) && schema.dialect.types.includes(stringAt(doc, type))))
      return;
    const found = isString(doc, type) ? quoted(stringAt(doc, type), 30) : 'no type name';
    report({
      node: type,
      message: isList
        ? 'The type of the root must be "object" itself, not a list.'
        : `The type of the root must be "object"; this is ${found}.`,
      // Arguments are always an object, so the other types of a list never did anything.
      ...(isList &&
        typesAt(doc, type).includes('object') && {
          fixes: () => [
            { title: 'Write "object" for the list', edits: [replaceValue(doc, type, '"object"')] },
          ],
        }),
    });
  },
});
