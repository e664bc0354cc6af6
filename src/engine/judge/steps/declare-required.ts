import { parse } from '../../json/parse.ts';
import { defineStep } from './define-step.ts';
import type { Schema } from './schema-tree.ts';
import { isSchema, schemasOf, textOfTree, treeAt } from './schema-tree.ts';

/** Names that stand in `required` alone, in a condition for instance, are declared: with what further properties are. */
export const declareRequired = defineStep({
  id: 'declare-required',
  loses: 'that properties which only "required" names count as unevaluated',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      const required = schema.get('required');
      if (!Array.isArray(required) || isSchema(schema.get('properties'))) continue;
      const names = (required as unknown[]).filter((name) => typeof name === 'string');
      const further = furtherOf(schema);
      if (names.length === 0 || further === undefined) schema.delete('required');
      else schema.set('properties', new Map(names.map((name) => [name, copyOf(further)])));
    }
  },
});

/** What a property that is not declared has to be; undefined where there is none, or where it depends on its name. */
function furtherOf(schema: Schema): Schema | undefined {
  const further = schema.get('additionalProperties');
  if (further === undefined || further === true) return new Map();
  return isSchema(further) && !schema.has('patternProperties') ? further : undefined;
}

/** Steps change schemas in place, so that no two places may share one. */
const copyOf = (tree: Schema): unknown => treeAt(parse(textOfTree(tree)), 0);
