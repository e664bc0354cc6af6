import type { ToolSite } from '../../tools/types.ts';
import type { Facts } from '../define-rule.ts';

/** Tools whose name is a string that is not empty; the others are told apart by rules of their own. */
export function* namedTools({ tools }: Facts): Generator<ToolSite> {
  for (const tool of tools.tools) if (tool.name !== '') yield tool;
}
