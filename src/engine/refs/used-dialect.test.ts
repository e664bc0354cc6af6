import { expect, test } from 'vitest';
import { readStamp } from '../dialects/detect.ts';
import { defaultDialect, dialectByUri } from '../dialects/index.ts';
import { Children } from '../json/children.ts';
import { parse } from '../json/parse.ts';
import { pointerTo } from '../json/pointer.ts';
import { buildGraph } from './graph.ts';
import { usedDialect } from './used-dialect.ts';

const D7 = '"$schema":"http://json-schema.org/draft-07/schema#"';
const D2020 = '"$schema":"https://json-schema.org/draft/2020-12/schema"';

test.each([
  { text: '{}', used: undefined, evidence: [] },
  { text: '{"$defs":{}}', used: undefined, evidence: [] },
  { text: '{"definitions":{"A":{}}}', used: 'draft-07', evidence: ['/definitions'] },
  { text: `{${D7},"definitions":{}}`, used: undefined, evidence: [] },
  { text: `{${D7},"$defs":{}}`, used: '2020-12', evidence: ['/$defs'] },
  {
    text: `{${D2020},"items":{"definitions":{}},"definitions":{}}`,
    used: 'draft-07',
    evidence: ['/items/definitions'],
  },
  {
    text: `{${D7},"properties":{"a":{"prefixItems":[{}]},"b":{"unevaluatedProperties":false}}}`,
    used: '2020-12',
    evidence: ['/properties/a/prefixItems', '/properties/b/unevaluatedProperties'],
  },
  {
    text: '{"exclusiveMinimum":true}',
    used: 'draft-04',
    evidence: ['/exclusiveMinimum'],
  },
  { text: '{"exclusiveMinimum":0}', used: undefined, evidence: [] },
  { text: '{"nullable":true}', used: 'openapi-3.0', evidence: ['/nullable'] },
  { text: '{"items":[{}]}', used: 'draft-07', evidence: ['/items'] },
  { text: '{"properties":{"definitions":{"type":"object"}}}', used: undefined, evidence: [] },
  { text: '{"const":{"definitions":{}}}', used: undefined, evidence: [] },
])('$text is written for $used', ({ text, used, evidence }) => {
  const doc = parse(text);
  const { dialect, stamp, known } = readStamp(doc, new Children(doc), 0);
  const { role } = buildGraph(doc, [{ node: 0, dialect, stamp, known }]);
  const found = usedDialect(doc, role, 0, dialect);
  expect(found.used?.id).toBe(used);
  expect(found.evidence.map((node) => pointerTo(doc, node))).toEqual(evidence);
});

test.each([
  { text: '{}', inForce: '2020-12', known: true },
  {
    text: '{"$schema":"https://json-schema.org/draft-07/schema"}',
    inForce: 'draft-07',
    known: true,
  },
  { text: '{"$schema":"https://example.com/mine"}', inForce: '2020-12', known: false },
  { text: '{"$schema":7}', inForce: '2020-12', known: true },
  { text: 'true', inForce: '2020-12', known: true },
])('$text is read by $inForce', ({ text, inForce, known }) => {
  const doc = parse(text);
  const stamp = readStamp(doc, new Children(doc), 0);
  expect([stamp.dialect.id, stamp.known]).toEqual([inForce, known]);
});

test('an override counts more than the stamp', () => {
  const doc = parse('{"$schema":"https://example.com/mine"}');
  const stamp = readStamp(
    doc,
    new Children(doc),
    0,
    dialectByUri('http://json-schema.org/draft-04/schema#'),
  );
  expect(stamp).toEqual({
    dialect: expect.objectContaining({ id: 'draft-04' }),
    stamp: 'https://example.com/mine',
    stampNode: 1,
    known: true,
  });
  expect(defaultDialect.id).toBe('2020-12');
});
