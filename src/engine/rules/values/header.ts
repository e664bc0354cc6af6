import { Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { Role } from '../../refs/positions.ts';
import { roleAt } from '../../refs/walk.ts';
import type { Facts, Visit } from '../define-rule.ts';

/** `x-mcp-header` means something in the input schema of an MCP tool only. */
export const carriesHeaders = ({ facts: { tools }, schema }: Visit): boolean =>
  tools.mcp && tools.schemas[schema.index]?.side === 'input';

/** How a schema is reached from the root, as far as headers care. */
export type Reach =
  | { readonly kind: 'properties' }
  /** Below this keyword, which is none of those that headers pass. */
  | { readonly kind: 'other'; readonly keyword: number }
  /** Inside a definition, so by references only; `inside`: by properties alone from the definition on. */
  | { readonly kind: 'definition'; readonly entry: number; readonly inside: boolean };

/** O(depth). */
export function reachOf({ doc, graph }: Facts, root: number, schema: number): Reach {
  let other = -1;
  for (let at = schema; at > root; at = doc.parent[at] as number) {
    const up = doc.parent[at] as number;
    const upRole = roleAt(graph.role, up);
    if (upRole === Role.container) return { kind: 'definition', entry: at, inside: other < 0 };
    if (upRole === Role.schema && doc.kind[up] === Kind.object) {
      const name = doc.key[at] as number;
      if (name !== K.properties && name !== K.$defs && name !== K.definitions) other = name;
    }
  }
  return other < 0 ? { kind: 'properties' } : { kind: 'other', keyword: other };
}
