import { Children } from '../json/children.ts';
import { SHAPES } from './shapes/index.ts';
import type { Source, ToolSet } from './types.ts';
import { whatWasFound } from './what-was-found.ts';

/**
 * Find the tools and their schemas in a text.
 *
 * @shape O(tools + their members); nothing below a schema is looked at.
 * @failure none: what is not recognised has the shape `unrecognised` and no tools, and `why` says
 *   what was found and what is accepted.
 */
export function extract(source: Source, shapeId?: string): ToolSet {
  const { doc } = source;
  if (doc.problem !== undefined) return unrecognised('The text cannot be read as JSON.');
  const children = new Children(doc);
  if (shapeId === undefined) {
    for (const shape of SHAPES) {
      const found = shape.recognise(doc, children);
      if (found !== undefined) return found;
    }
    const accepted = SHAPES.map(({ accepts }) => accepts).join(', ');
    return unrecognised(`Found ${whatWasFound(doc, children)}. Accepted: ${accepted}.`);
  }
  const shape = SHAPES.find(({ id }) => id === shapeId);
  if (shape === undefined) {
    return unrecognised(
      `There is no shape "${shapeId}". Accepted: ${SHAPES.map(({ id }) => id).join(', ')}.`,
    );
  }
  const found = shape.accept?.(doc) ?? shape.recognise(doc, children);
  return (
    found ??
    unrecognised(`Found ${whatWasFound(doc, children)}, but was asked to read ${shape.accepts}.`)
  );
}

const unrecognised = (why: string): ToolSet => ({
  shape: 'unrecognised',
  why,
  mcp: false,
  tools: [],
  schemas: [],
  nextCursor: -1,
  errorReply: -1,
  envelope: false,
  strays: [],
});
