import { K } from '../../json/keywords.ts';
import { isString, stringAt } from '../../json/values.ts';
import type { Look, Predicate } from '../define-predicate.ts';
import { isText, memberOf } from './read.ts';

/** `x-mcp-header` has to be a token of HTTP (RFC 9110, section 5.6.2). */
export const headerNoToken: Predicate = {
  key: 'header no token',
  on: {
    'x-mcp-header'(look, member) {
      const { doc } = look.facts;
      const good =
        isString(doc, member) && /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(stringAt(doc, member));
      if (!good) look.hit(member);
    },
  },
};

/** Two parameters of one tool name the same header, whatever their capitals. */
export const headerTwice: Predicate = {
  key: 'header twice',
  end(look) {
    const { doc } = look.facts;
    // Only what the walk met counts towards finding any at all.
    if (look.schemaTotal < 2) return;
    const seen = new Set<string>();
    for (const member of headersBelow(look)) {
      const name = stringAt(doc, member).toLowerCase();
      if (seen.has(name)) look.hit(member, name);
      seen.add(name);
    }
  },
  on: {
    'x-mcp-header'(look) {
      look.schemaTotal++;
    },
  },
};

function* headersBelow(look: Look): Generator<number> {
  const { doc } = look.facts;
  const end = doc.after[look.schema.node] as number;
  for (let node = look.schema.node + 1; node < end; node++)
    if (doc.key[node] === K['x-mcp-header'] && isString(doc, node)) yield node;
}

/** On anything but a string, an integer or a boolean. */
export const headerOfOther: Predicate = {
  key: 'header of another type',
  on: {
    'x-mcp-header'(look, member, holder) {
      const type = memberOf(look, holder, 'type');
      const good =
        type >= 0 &&
        ['string', 'integer', 'boolean'].some((word) => isText(look.facts.doc, type, word));
      if (!good) look.hit(member);
    },
  },
};

/** Below anything but a chain of `properties` from the root. */
export const headerOffPath: Predicate = {
  key: 'header off the path',
  on: {
    'x-mcp-header'(look, member, holder) {
      const { doc } = look.facts;
      for (let at = holder; at !== look.schema.node; ) {
        const map = doc.parent[at] as number;
        if (map <= look.schema.node || doc.key[map] !== K.properties) {
          look.hit(member);
          return;
        }
        at = doc.parent[map] as number;
      }
    },
  },
};
