import { K } from '../json/keywords.ts';
import { Role } from '../refs/positions.ts';
import { roleAt } from '../refs/walk.ts';
import type { Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';

/** Objects in objects: the least that a documented model API reads. */
const OBJECTS = 10;
/** Schemas in schemas, by whatever keyword: validators that recurse end between this and a few times this. */
const SCHEMAS = 100;

const nested = (before: string, inner: string, behind: string, times: number): string =>
  `${before.repeat(times)}${inner}${behind.repeat(times)}`;
const chain = (times: number): string =>
  nested('{"type":"object","properties":{"d":', '{"type":"string"}', '}}', times);

export default defineRule({
  code: 'limits/depth',
  severity: 'warning',
  summary: 'A schema is nested deep.',
  why: 'Some model APIs stop at ten levels of objects, and MCP advises readers to bound the depth without saying where. Deep arguments are also hard for a model to write: prefer flat ones.',
  source: [
    'MCP 2026-07-28, basic, JSON Schema usage',
    'https://developers.openai.com/api/docs/guides/structured-outputs#supported-schemas',
    'https://github.com/openai/openai-agents-python/blob/7f7a44f8dc0650296bd5ab6c745c9bcbaa6ac3b7/src/agents/strict_schema.py',
  ],
  examples: {
    bad: [chain(12), nested('{"items":', '{}', '}', 120)],
    good: [chain(5)],
  },
  root(at) {
    const { objects, schemas } = depthOf(at);
    const node = at.schema.node;
    if (objects > OBJECTS)
      report(
        at,
        node,
        `Nested ${objects} objects deep: some model APIs stop at ${OBJECTS} levels.`,
      );
    else if (schemas > SCHEMAS)
      report(at, node, `Nested ${schemas} schemas deep: readers may stop long before.`);
  },
});

const report = (at: Visit, node: number, message: string): void => at.report({ node, message });

/** The longest chain of objects in objects, and of schemas in schemas. @shape O(values) */
function depthOf({ facts: { doc, graph }, schema }: Visit): { objects: number; schemas: number } {
  const { after, key } = doc;
  const end = after[schema.node] as number;
  /** Where what is open ends: first `properties`, then schemas. */
  const maps: number[] = [];
  const open: number[] = [];
  let objects = 0;
  let schemas = 0;
  for (let node = schema.node; node < end; ) {
    while (maps.length > 0 && (maps.at(-1) as number) <= node) maps.pop();
    while (open.length > 0 && (open.at(-1) as number) <= node) open.pop();
    const role = roleAt(graph.role, node);
    if (role === Role.schema) open.push(after[node] as number);
    else if (role === Role.map && key[node] === K.properties) maps.push(after[node] as number);
    if (maps.length > objects) objects = maps.length;
    if (open.length > schemas) schemas = open.length;
    node = role === Role.data || role === Role.opaque ? (after[node] as number) : node + 1;
  }
  return { objects, schemas };
}
