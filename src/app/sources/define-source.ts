import type { ComponentType } from 'react';
import type { Loaded } from './loaded-text.ts';

export interface SourceFormProps {
  readonly onLoaded: (loaded: Loaded) => void;
  readonly onClose: () => void;
}

/** Where a text may come from. A new source is one file here and one line in `index.ts`. */
export interface Source {
  readonly id: string;
  readonly title: string;
  /** What it is good for, shown under the title in the menu. */
  readonly note?: string;
  /** In the menu of `Open`, or as a button of its own in the bar. */
  readonly place: 'menu' | 'bar';
  /** Asks the person first, in a dialog that is loaded when it is needed ... */
  readonly form?: () => Promise<{ readonly default: ComponentType<SourceFormProps> }>;
  /** ... or needs nothing but a click. Null: the person chose nothing. */
  readonly load?: () => Promise<Loaded | null>;
}
