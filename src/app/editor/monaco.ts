/** Loads Monaco with the features that the page uses and its own colours for JSON. Reach it with import(). */
import { loader } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/editor';
import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/caretOperations/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codeAction/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/gotoError/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/multicursor/register';
import 'monaco-editor/features/toggleTabFocusMode/register';
import 'monaco-editor/features/unicodeHighlighter/register';
import 'monaco-editor/features/wordHighlighter/register';
import 'monaco-editor/features/wordOperations/register';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import type { TokenKind } from './json-tokens.ts';
import { tokensOf } from './json-tokens.ts';
import { followTheme } from './monaco-theme.ts';

self.MonacoEnvironment = { getWorker: () => new EditorWorker({ name: 'monaco' }) };

/** Theme rules go by these names. */
const SCOPES: Readonly<Record<TokenKind, string>> = {
  key: 'key',
  text: 'text',
  literal: 'literal',
  quiet: 'quiet',
  reference: 'reference',
  plain: '',
};

const NO_STATE: monaco.languages.IState = { clone: () => NO_STATE, equals: () => true };

monaco.languages.register({ id: 'json', extensions: ['.json'] });
monaco.languages.setTokensProvider('json', {
  getInitialState: () => NO_STATE,
  tokenize: (line) => ({
    tokens: tokensOf(line).map(({ start, kind }) => ({ startIndex: start, scopes: SCOPES[kind] })),
    endState: NO_STATE,
  }),
});
monaco.languages.setLanguageConfiguration('json', {
  brackets: [
    ['{', '}'],
    ['[', ']'],
  ],
  autoClosingPairs: [
    { open: '{', close: '}', notIn: ['string'] },
    { open: '[', close: ']', notIn: ['string'] },
    { open: '"', close: '"', notIn: ['string'] },
  ],
  onEnterRules: [],
});
followTheme(monaco);
// Without this the wrapper would load Monaco from another host. Its type asks for the full build.
loader.config({ monaco: monaco as never });

export { monaco };
