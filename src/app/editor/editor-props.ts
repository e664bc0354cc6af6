import type { LineNote } from '../../engine/protocol.ts';
import type { TextRange } from '../../engine/report-types.ts';
import type { ChangedLines, Gap } from './align.ts';
import type { Fold } from './folds.ts';
import type { ShownMark } from './marks.ts';

/** What stands beside and behind the lines of a text. Lines are one-based. */
export interface Dressing {
  readonly gaps: readonly Gap[];
  readonly folds: readonly Fold[];
  readonly changed: readonly ChangedLines[];
  readonly notes: ReadonlyMap<number, LineNote>;
  readonly marks: readonly ShownMark[];
  /** The shared selection, as ranges of the text. */
  readonly selected: readonly TextRange[];
}

export interface CodeProps extends Dressing {
  /** Accessible name. */
  readonly label: string;
  readonly text: string;
  /** Another text altogether has another key: the view goes back to the top. */
  readonly textKey: string;
  /** `−` on the side that loses lines, `+` on the other. */
  readonly sign: '-' | '+';
}

export interface PlaceAsked {
  readonly offset: number;
  readonly takeFocus: boolean;
  /** What asked: each asks once, however often the text around it is drawn anew. */
  readonly asked: object;
}

export interface CodeEditorProps extends CodeProps {
  readonly readOnly: boolean;
  /** Scrolls together with the other editor that says so. */
  readonly linked: boolean;
  readonly reveal: PlaceAsked | null;
  readonly onUnfold?: (name: string) => void;
  readonly onEdit?: (text: string) => void;
  /** The person put the caret there. */
  readonly onCaret?: (offset: number) => void;
  readonly onApplyFix?: (finding: number, fix: number) => void;
}

export const NO_DRESSING: Dressing = {
  gaps: [],
  folds: [],
  changed: [],
  notes: new Map(),
  marks: [],
  selected: [],
};
