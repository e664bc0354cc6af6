import type * as Monaco from 'monaco-editor/editor';
import { hexOf } from './hex-of.ts';

/** The name under which the page's colours are known to Monaco. */
export const THEME = 'refscope';

/** Colours of the editor and its widgets, by the tokens that the whole page uses. */
const COLOURS: Readonly<Record<string, string>> = {
  'editor.background': '--ground',
  'editor.foreground': '--code-key',
  'editorLineNumber.foreground': '--code-quiet',
  'editorLineNumber.activeForeground': '--text',
  'editorCursor.foreground': '--accent',
  'editor.selectionBackground': '--fill-strong',
  'editor.inactiveSelectionBackground': '--fill',
  'editor.wordHighlightBackground': '--fill',
  'editor.findMatchBackground': '--fill-strong',
  'editor.findMatchHighlightBackground': '--fill',
  // The editor turns its colours for pairs on again behind an option's back: all of them are the quiet one.
  'editorBracketHighlight.foreground1': '--code-quiet',
  'editorBracketHighlight.foreground2': '--code-quiet',
  'editorBracketHighlight.foreground3': '--code-quiet',
  'editorBracketHighlight.unexpectedBracket.foreground': '--error',
  'editorBracketMatch.background': '--fill',
  'editorBracketMatch.border': '--control-line',
  'editorError.foreground': '--error',
  'editorWarning.foreground': '--warning',
  'editorInfo.foreground': '--info',
  'editorWidget.background': '--chrome',
  'editorWidget.foreground': '--text',
  'editorWidget.border': '--hairline',
  'editorHoverWidget.background': '--chrome',
  'editorHoverWidget.foreground': '--text',
  'editorHoverWidget.border': '--control-line',
  'editorSuggestWidget.selectedBackground': '--fill',
  'input.background': '--ground',
  'input.foreground': '--text',
  'input.border': '--control-line',
  focusBorder: '--accent',
  'list.hoverBackground': '--fill',
  'list.focusBackground': '--fill-strong',
  'list.focusForeground': '--text',
  'quickInputList.focusBackground': '--fill-strong',
  'quickInputList.focusForeground': '--text',
  'scrollbarSlider.background': '--fill-strong',
  'scrollbarSlider.hoverBackground': '--control-line',
  'scrollbarSlider.activeBackground': '--control-line',
  'textLink.foreground': '--accent',
};

const TOKENS: readonly (readonly [token: string, name: string])[] = [
  ['', '--code-key'],
  ['key', '--code-key'],
  ['text', '--code-text'],
  ['literal', '--code-literal'],
  ['quiet', '--code-quiet'],
  ['reference', '--code-ref'],
];

/** Keeps Monaco in the colours of the root element, whenever its `data-theme` changes. */
export function followTheme(monaco: typeof Monaco): void {
  const root = document.documentElement;
  const apply = () => {
    const read = (name: string) => hexOf(colourOf(name));
    monaco.editor.defineTheme(THEME, {
      base: root.dataset['theme'] === 'dark' ? 'vs-dark' : 'vs',
      inherit: true,
      rules: TOKENS.map(([token, name]) => ({ token, foreground: read(name).slice(1) })),
      colors: Object.fromEntries(Object.entries(COLOURS).map(([id, name]) => [id, read(name)])),
    });
    monaco.editor.setTheme(THEME);
  };
  apply();
  new MutationObserver(apply).observe(root, { attributes: true, attributeFilter: ['data-theme'] });
}

/** Minifiers shorten colours, and Monaco takes six digits only: so the browser is asked what a token comes to. */
function colourOf(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
