import { quoted } from '../base/quoted.ts';
import { dialectByUri } from '../dialects/index.ts';
import { removeChild } from '../json/edit.ts';
import { K } from '../json/keywords.ts';
import { isString, stringAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { reportSome } from './report-some.ts';

export default defineRule({
  code: 'dialect/nested-stamp',
  severity: 'warning',
  summary: 'A part of a schema is stamped with a dialect.',
  why: 'A stamp belongs to the root, or to a part with an identifier of its own. Elsewhere it is not allowed since 2019-09, and readers disagree about what it does; some refuse the schema. Mostly a whole schema was put inside another one.',
  source: ['JSON Schema 2020-12 core, section 8.1.1'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$schema":"http://json-schema.org/draft-07/schema#","type":"string"}}}',
      '{"type":"object","$defs":{"A":{"$schema":"https://json-schema.org/draft/2020-12/schema"}},"properties":{"a":{"$ref":"#/$defs/A"}}}',
    ],
    good: [
      '{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"$schema":{"type":"string"}}}',
    ],
  },
  on: {
    $schema: (at, member, holder) => {
      const { facts, schema } = at;
      const { doc, graph } = facts;
      if (holder === schema.node || !isString(doc, member)) return;
      const id = graph.children.member(holder, K[schema.dialect.idKeyword]);
      const own = dialectByUri(stringAt(doc, member));
      if (id >= 0 && own === schema.dialect) return;
      const differs = own !== schema.dialect;
      reportSome(at, '$schema', member, () => ({
        message:
          id >= 0
            ? `This part is stamped ${quoted(stringAt(doc, member))}, another dialect than the schema around it; it is left as it is, and few readers change dialects on the way.`
            : `A stamp belongs to the root of a schema; on a part it is not allowed${differs ? ', and this one names another dialect' : ''}.`,
        // Where it names another dialect, it may say something about how the part is meant.
        fixes: () =>
          differs ? [] : [{ title: 'Take the stamp out', edits: removeChild(doc, member) }],
      }));
    },
  },
});
