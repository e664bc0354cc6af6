import { Kind } from '../json/document.ts';
import { removeChild } from '../json/edit.ts';
import { K } from '../json/keywords.ts';
import type { Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { holdsTarget } from './edits/holds-target.ts';
import { reportSome } from './report-some.ts';
import { kindWord } from './values/kind-words.ts';
import { refusal } from './values/refusal.ts';

const see = (at: Visit, member: number, holder: number): void => {
  const { facts, schema } = at;
  const { doc, graph } = facts;
  if (graph.roots[schema.index]?.pinned === 'unknown-dialect') return;
  const why = refusal(facts, holder, member);
  if (why === undefined) return;
  // That null is not allowed is said of "nullable" already.
  if (doc.kind[member] === Kind.null) {
    const nullable = graph.children.member(holder, K.nullable);
    if (nullable >= 0 && doc.kind[nullable] === Kind.true) return;
  }
  const { kind } = doc;
  const shown = kind[member] === Kind.null ? ` ${kindWord(doc, member)}` : '';
  reportSome(at, 'default', member, () => ({
    message: `The default${shown} ${why.replace(/^is null, which is not/, 'is not')}: a client that fills it in sends an invalid call.`,
    fixes: () =>
      holdsTarget(graph, member)
        ? []
        : [{ title: 'Leave the default out', edits: removeChild(doc, member) }],
  }));
};

export default defineRule({
  code: 'instance/default-mismatch',
  severity: 'warning',
  summary: 'A default does not satisfy its own schema.',
  why: 'A default is only an annotation, and a validator does not look at it. But a client or a model that fills it in sends what the schema refuses, and the server answers with an error.',
  source: ['JSON Schema 2020-12 validation, section 9.2', 'github/copilot-cli issue 1876'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"type":"string","default":null}}}',
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A","default":"c"}},"$defs":{"A":{"enum":["a","b"]}}}',
      '{"type":"object","properties":{"a":{"type":"integer","minimum":1,"default":0}}}',
      '{"type":"object","properties":{"a":{"anyOf":[{"type":"string"},{"type":"null"}],"default":5}}}',
      '{"type":"object","properties":{"a":{"type":"object","required":["x"],"default":{}}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"type":["string","null"],"default":null}}}',
      '{"type":"object","properties":{"a":{"type":"number","default":1},"b":{"type":"integer","default":1.0}}}',
      '{"type":"object","properties":{"a":{"anyOf":[{"type":"string"},{"$ref":"#/$defs/N"}],"default":null}},"$defs":{"N":{"type":"null"}}}',
      '{"type":"object","properties":{"default":{"type":"string"}}}',
    ],
  },
  on: { default: see },
});
