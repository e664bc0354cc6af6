import type { Children } from '../json/children.ts';
import type { Document } from '../json/document.ts';
import type { ToolSet } from './types.ts';

/** One form in which tools or schemas come. The first one in the list that recognises a document counts. */
export interface Shape {
  readonly id: string;
  readonly title: string;
  /** What a person would paste, in a few words: shown where nothing was recognised. */
  readonly accepts: string;
  /** Undefined: not this shape. Never walks more than it must. */
  recognise(doc: Document, children: Children): ToolSet | undefined;
  /** What counts instead where this shape was asked for, and nothing has to be guessed. */
  accept?(doc: Document): ToolSet | undefined;
}

export const defineShape = (shape: Shape): Shape => shape;
