import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { isObject } from '../json/values.ts';
import { mindedBy } from './consumers/minded-by.ts';
import { isFull, oncePerSchema } from './consumers/once-per-schema.ts';
import { toolRule } from './consumers/tool-rule.ts';
import type { Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { namesType } from './values/root-type.ts';
import { isShownToModel } from './values/side.ts';

const minds = mindedBy(['oai-strict-closed', 'ant-strict-closed', 'ds-strict-closed']);

const isClosed = ({ facts: { doc, graph } }: Visit, node: number): boolean => {
  const member = graph.children.member(node, K.additionalProperties);
  return member >= 0 && doc.kind[member] === Kind.false;
};

function isObjectSchema({ facts: { doc, graph } }: Visit, node: number): boolean {
  if (!isObject(doc, node)) return false;
  const type = graph.children.member(node, K.type);
  return (
    type >= 0 && namesType(doc, type, 'object') && graph.children.member(node, K.properties) >= 0
  );
}

export default defineRule(
  toolRule({
    code: 'consumer/strict-closed',
    severity: 'warning',
    summary: 'An object is open, which strict modes of model APIs refuse.',
    why: 'An object without "additionalProperties":false takes any further property, and that may be meant. Strict modes want every object closed; clients that close it on their own change which calls are legal. Where the root is closed and an object below it is not, that is mostly an oversight.',
    source: [
      ...minds.sources,
      'https://github.com/vercel/ai/issues/6704',
      'https://github.com/anomalyco/opencode/issues/45245',
    ],
    examples: {
      bad: [
        '{"type":"object","properties":{"a":{"type":"string"}}}',
        '{"type":"object","properties":{"a":{"type":"object","properties":{}}},"additionalProperties":false}',
      ],
      good: ['{"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":false}'],
    },
    root(at) {
      const { node } = at.schema;
      if (!isShownToModel(at) || !isObjectSchema(at, node) || isClosed(at, node)) return;
      oncePerSchema(at, 'closed root', node, () => ({
        severity: 'info',
        message: `Other arguments are accepted. Strict modes want "additionalProperties":false and all properties in "required". Minded by ${minds.words}.`,
      }));
    },
    on: {
      properties(at, _, node) {
        const root = at.schema.node;
        if (node === root || isFull(at, 'closed below') || !isShownToModel(at)) return;
        if (!isObject(at.facts.doc, root) || !isClosed(at, root)) return;
        if (!isObjectSchema(at, node) || isClosed(at, node)) return;
        oncePerSchema(at, 'closed below', node, () => ({
          message: `The root is closed and this object is not: strict modes want "additionalProperties":false on every object. Minded by ${minds.words}.`,
        }));
      },
    },
  }),
);
