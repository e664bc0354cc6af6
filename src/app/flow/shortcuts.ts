/** What a key asks for, apart from where it was pressed. Pure: the flow that listens does the rest. */
export type Command =
  | 'share'
  | 'retry'
  | 'undo'
  | 'redo'
  | 'next-finding'
  | 'previous-finding'
  | 'next-tool'
  | 'previous-tool'
  | 'next-pane'
  | 'previous-pane'
  | 'filter'
  | 'escape'
  | 'help';

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** `inField`: the key goes to a text field; `inSchema`: that field is the schema's text, whose undo is the page's. */
export function commandOf(key: Key, inField: boolean, inSchema: boolean): Command | null {
  const control = key.ctrlKey || key.metaKey;
  const letter = key.key.toLowerCase();
  if (control && !key.altKey) {
    if (letter === 's' && !key.shiftKey) return 'share';
    if (letter === 'enter') return 'retry';
    if (inField && !inSchema) return null;
    if (letter === 'z') return key.shiftKey ? 'redo' : 'undo';
    return letter === 'y' && key.ctrlKey ? 'redo' : null;
  }
  if (key.altKey) {
    if (control || key.shiftKey) return null;
    return letter === 'arrowdown' ? 'next-tool' : letter === 'arrowup' ? 'previous-tool' : null;
  }
  if (letter === 'f8') return key.shiftKey ? 'previous-finding' : 'next-finding';
  if (letter === 'f6') return key.shiftKey ? 'previous-pane' : 'next-pane';
  if (inField) return null;
  if (letter === 'escape') return 'escape';
  if (letter === '/') return 'filter';
  return letter === '?' ? 'help' : null;
}

/** For the sheet of shortcuts. */
export const SHORTCUTS: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: 'Ctrl S', does: 'Copy a link to what is shown' },
  { keys: 'Ctrl Enter', does: 'Read the text again' },
  { keys: 'Ctrl Z, Ctrl Shift Z', does: 'Undo and redo, typing and fixes alike' },
  { keys: 'F8, Shift F8', does: 'Next and previous finding' },
  { keys: 'Alt ↓, Alt ↑', does: 'Next and previous tool' },
  { keys: 'F6, Shift F6', does: 'Next and previous panel' },
  { keys: '/', does: 'Filter the tools' },
  {
    keys: 'Esc',
    does: 'Close the filter, a maximised panel or a message; then cancel running work',
  },
  { keys: 'Ctrl M', does: 'In the editor: Tab moves on instead of indenting' },
  { keys: 'Ctrl .', does: 'In the editor: fixes for the finding at the caret' },
  { keys: '?', does: 'This sheet' },
];
