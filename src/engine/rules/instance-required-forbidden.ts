import { quoted } from '../base/quoted.ts';
import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { isString, stringAt } from '../json/values.ts';
import { isDead } from '../refs/walk.ts';
import type { Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';

const see = (at: Visit, member: number, holder: number): void => {
  const { facts, report } = at;
  const { doc, graph } = facts;
  const { children } = graph;
  if (doc.kind[member] !== Kind.array || isDead(graph.role, holder)) return;
  const properties = children.member(holder, K.properties);
  if (properties >= 0 && doc.kind[properties] !== Kind.object) return;
  const additional = children.member(holder, K.additionalProperties);
  const closed =
    additional >= 0 &&
    doc.kind[additional] === Kind.false &&
    children.member(holder, K.patternProperties) < 0;
  if (!closed && properties < 0) return;
  if (!mustBeObject(at, holder)) return;
  const end = doc.after[member] as number;
  for (let item = member + 1; item < end; item = doc.after[item] as number) {
    if (!isString(doc, item)) continue;
    const name = stringAt(doc, item);
    const number = doc.names.find(name, 0, name.length);
    const property = properties < 0 || number < 0 ? -1 : children.member(properties, number);
    if (property >= 0 ? doc.kind[property] !== Kind.false : !closed) continue;
    report({
      node: item,
      message:
        property >= 0
          ? `${quoted(name)} is required, but its schema is false, which refuses every value: no object can be valid.`
          : `${quoted(name)} is required but not among the properties, and additional ones are forbidden: no object can be valid.`,
      related: [{ node: property >= 0 ? property : additional, message: 'forbids it' }],
    });
  }
};

/** Where other types are allowed as well, the object is only one of the choices. */
function mustBeObject({ facts: { doc, graph } }: Visit, holder: number): boolean {
  const type = graph.children.member(holder, K.type);
  return type < 0 || (isString(doc, type) && stringAt(doc, type) === 'object');
}

export default defineRule({
  code: 'instance/required-forbidden',
  severity: 'error',
  summary: 'A property is required and forbidden at the same time.',
  why: 'An object without it is invalid, and so is an object with it, so every call fails. Mostly the property was taken out of the list by a tool that took it for a keyword. Add it again or take it out of "required".',
  source: [
    'JSON Schema 2020-12 core, section 10.3.2.3',
    'JSON Schema 2020-12 validation, section 6.5.3',
    'PrefectHQ/fastmcp issue 3607',
  ],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"type":"string"}},"required":["title"],"additionalProperties":false}',
      '{"type":"object","properties":{"a":false},"required":["a"]}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"type":"string"}},"required":["title"]}',
      '{"type":"object","properties":{},"required":["x-a"],"patternProperties":{"^x-":{}},"additionalProperties":false}',
    ],
  },
  on: { required: see },
});
