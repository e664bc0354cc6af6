import { expect, test } from 'vitest';
import { draft202012 } from '../dialects/draft-2020-12.ts';
import { parse } from '../json/parse.ts';
import { pointerTo } from '../json/pointer.ts';
import { cyclesOf } from './cycles.ts';
import { buildGraph } from './graph.ts';
import { unitName } from './unit-name.ts';

const cyclesIn = (text: string) => {
  const doc = parse(text);
  const graph = buildGraph(doc, [{ node: 0, dialect: draft202012, stamp: undefined, known: true }]);
  return cyclesOf(graph, 0).map(({ nodes, path, descends }) => ({
    nodes: nodes.map((unit) => unitName(graph, unit)),
    path: path.map((row) => pointerTo(doc, graph.refs.member[row] as number)),
    descends,
  }));
};

const reached = (defs: string) => `{"properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{${defs}}}`;
const toB = '{"$ref":"#/$defs/B"}';
const toA = '{"$ref":"#/$defs/A"}';

test.each([
  { name: 'no reference', text: '{}', is: [] },
  { name: 'a diamond', text: reached(`"A":{"properties":{"x":${toB},"y":${toB}}},"B":{}`), is: [] },
  {
    name: 'a schema that names itself by #',
    text: '{"properties":{"sub":{"$ref":"#"}}}',
    is: [{ nodes: ['#'], path: ['/properties/sub/$ref'], descends: true }],
  },
  {
    name: 'two that contain each other, by the shorter way',
    text: reached(
      `"A":{"properties":{"c":{"$ref":"#/$defs/C"},"b":${toB}}},"B":{"items":${toA}},"C":{"items":${toB}}`,
    ),
    is: [
      {
        nodes: ['A', 'B', 'C'],
        path: ['/$defs/A/properties/b/$ref', '/$defs/B/items/$ref'],
        descends: true,
      },
    ],
  },
  {
    name: 'one that nothing reaches',
    text: '{"$defs":{"A":{"items":{"$ref":"#/$defs/A"}}}}',
    is: [],
  },
  {
    name: 'a part of a definition that holds the definition',
    text: '{"items":{"$ref":"#/$defs/A/properties/p"},"$defs":{"A":{"properties":{"p":{"items":{"$ref":"#/$defs/A"}}}}}}',
    is: [
      {
        nodes: ['A', '#/$defs/A/properties/p'],
        path: ['/$defs/A/properties/p/items/$ref'],
        descends: true,
      },
    ],
  },
  {
    name: 'aliases of each other',
    text: reached(`"A":${toB},"B":${toA}`),
    is: [{ nodes: ['A', 'B'], path: ['/$defs/A/$ref', '/$defs/B/$ref'], descends: false }],
  },
  {
    name: 'a loop through not, beside a way that descends',
    text: reached(`"A":{"items":${toA},"not":{"anyOf":[${toA}]}}`),
    is: [{ nodes: ['A'], path: ['/$defs/A/not/anyOf/0/$ref'], descends: false }],
  },
  {
    name: 'a property called not descends',
    text: reached(`"A":{"properties":{"not":${toA}}}`),
    is: [{ nodes: ['A'], path: ['/$defs/A/properties/not/$ref'], descends: true }],
  },
  {
    name: 'a schema under dependentSchemas stays in place',
    text: reached(`"A":{"dependentSchemas":{"items":${toA}}}`),
    is: [{ nodes: ['A'], path: ['/$defs/A/dependentSchemas/items/$ref'], descends: false }],
  },
])('$name', ({ text, is }) => {
  expect(cyclesIn(text)).toEqual(is);
});
