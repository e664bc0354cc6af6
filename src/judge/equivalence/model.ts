import type { DialectName } from '../dialects.ts';
import { ignoresSiblings } from '../dialects.ts';
import type { Json, JsonObject } from '../json.ts';
import { at, isArray, isObject, member } from '../json.ts';

/** A schema document for making instances: where its references lead. It judges nothing. */
export interface Model {
  readonly root: Json;
  readonly dialect: DialectName;
  readonly ignoresSiblings: boolean;
  /** What a reference held by `holder` leads to; undefined where that is not in the document. */
  target(holder: JsonObject, reference: string): Json | undefined;
}

interface Resource {
  readonly root: Json;
  readonly id: string;
  readonly anchors: Map<string, Json>;
}

/** Base of documents without an identifier; RFC 2606. */
const NO_ID = 'https://schema.invalid/';

/** Reads all objects of a document once, without recursion. Data positions are read too, which only adds names. */
export function modelOf(root: Json, dialect: DialectName): Model {
  const idKeyword = dialect === 'draft-04' ? 'id' : '$id';
  const resources = new Map<string, Resource>();
  const resourceOf = new Map<JsonObject, Resource>();
  const open = (value: Json, id: string): Resource => {
    const resource: Resource = { root: value, id, anchors: new Map() };
    if (!resources.has(id)) resources.set(id, resource);
    return resource;
  };
  const stack: [Json, Resource][] = [[root, open(root, NO_ID)]];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const [value, around] = next;
    if (isArray(value)) for (const item of value) stack.push([item, around]);
    if (!isObject(value)) continue;
    let resource = around;
    const id = member(value, idKeyword);
    if (typeof id === 'string') {
      if (id.startsWith('#')) resource.anchors.set(id.slice(1), value);
      else resource = open(value, absolute(id, around.id));
    }
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const anchor = member(value, keyword);
      if (typeof anchor === 'string') resource.anchors.set(anchor, value);
    }
    resourceOf.set(value, resource);
    for (const name of Object.keys(value)) stack.push([value[name] as Json, resource]);
  }
  return {
    root,
    dialect,
    ignoresSiblings: ignoresSiblings(dialect),
    target: (holder, reference) => {
      const from = resourceOf.get(holder);
      if (from === undefined) return undefined;
      const hash = reference.indexOf('#');
      const uri = hash < 0 ? reference : reference.slice(0, hash);
      const resource = uri === '' ? from : resources.get(absolute(uri, from.id));
      return resource === undefined || hash < 0
        ? resource?.root
        : inside(resource, reference.slice(hash + 1));
    },
  };
}

function inside({ root, anchors }: Resource, fragment: string): Json | undefined {
  if (fragment === '') return root;
  try {
    const decoded = decodeURIComponent(fragment);
    return decoded.startsWith('/') ? at(root, decoded) : anchors.get(decoded);
  } catch {
    return undefined;
  }
}

function absolute(reference: string, base: string): string {
  try {
    return new URL(reference, base).href.replace(/#$/, '');
  } catch {
    return reference;
  }
}
