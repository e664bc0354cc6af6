import { quoted } from '../../base/quoted.ts';
import type { Look, Predicate } from '../define-predicate.ts';
import { isText, memberOf } from './read.ts';

/** Stands in for the server's name until the person says it; a common length. */
const SOME_SERVER = 'my-server';

/** The tool's name does not match. */
export const nameNot = (pattern: RegExp): Predicate => ({
  key: `name not ${pattern.source}`,
  tool(look, { name, nameNode }) {
    if (nameNode >= 0 && !pattern.test(name)) look.hit(nameNode, quoted(name));
  },
});

export const nameLonger = (most: number): Predicate => ({
  key: `name over ${most}`,
  tool(look, { name, nameNode }) {
    if (nameNode >= 0 && name.length > most) look.hit(nameNode, `${name.length} characters`);
  },
});

/** The name is too long with what the client puts in front; `{server}` stands for the server's name. */
export const prefixedLonger = (prefix: string, most: number): Predicate => ({
  key: `name with ${prefix} over ${most}`,
  tool(look, { name, nameNode }) {
    if (nameNode < 0) return;
    const server = look.server === '' ? SOME_SERVER : look.server;
    const length = prefix.replace('{server}', server).length + name.length;
    if (length <= most) return;
    const assumed = look.server === '' ? `, for a server called ${SOME_SERVER}` : '';
    look.hit(nameNode, `${length} characters with ${quoted(prefix)} in front${assumed}`);
  },
});

/** A tool without a description, or with an empty one. */
export const noDescription: Predicate = {
  key: 'tool without description',
  tool(look, { node }) {
    const member = memberOf(look, node, 'description');
    if (member < 0) look.hit(node);
    else if (isText(look.facts.doc, member, '')) look.hit(member);
  },
};

/** Several tools have one name, after the client has made it fit. `how` names that step. */
export const sameName = (how: string, normalise: (name: string) => string): Predicate => ({
  key: `same name ${how}`,
  list(look: Look) {
    const first = new Map<string, string>();
    for (const { name, nameNode } of look.facts.tools.tools) {
      if (nameNode < 0) continue;
      const fitted = normalise(name);
      const known = first.get(fitted);
      if (known === undefined) first.set(fitted, name);
      else look.hit(nameNode, `${quoted(known)} and ${quoted(name)} are both ${quoted(fitted)}`);
    }
  },
});

/** More tools than this are in the list. */
export const toolsOver = (most: number): Predicate => ({
  key: `tools over ${most}`,
  list(look) {
    const { tools } = look.facts.tools;
    const further = tools[most];
    if (further !== undefined) look.hit(further.node, `${tools.length} tools`);
  },
});

/** What clients do to characters that model APIs refuse. */
export const underscored = (name: string): string => name.replace(/[^a-zA-Z0-9_-]/g, '_');
