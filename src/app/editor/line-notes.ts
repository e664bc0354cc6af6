import type * as Monaco from 'monaco-editor/editor';
import type { LineNote } from '../../engine/protocol.ts';
import type { ChangedLines } from './align.ts';

/** Notes at the right edge of the lines in view; they stay there when a long line is scrolled. */
export class NoteLayer {
  readonly #editor: Monaco.editor.IStandaloneCodeEditor;
  readonly #layer = document.createElement('div');
  #notes: ReadonlyMap<number, LineNote> = new Map();
  #changed: readonly ChangedLines[] = [];
  #selected: ReadonlySet<number> = new Set();
  #tint = '';

  constructor(editor: Monaco.editor.IStandaloneCodeEditor, host: HTMLElement) {
    this.#editor = editor;
    this.#layer.className = 'line-notes';
    host.append(this.#layer);
    editor.onDidScrollChange(() => this.#draw());
    editor.onDidLayoutChange(() => this.#draw());
  }

  show(
    notes: ReadonlyMap<number, LineNote>,
    changed: readonly ChangedLines[],
    selected: ReadonlySet<number>,
    tint: string,
  ): void {
    this.#notes = notes;
    this.#changed = changed;
    this.#selected = selected;
    this.#tint = tint;
    this.#draw();
  }

  #draw(): void {
    const top = this.#editor.getScrollTop();
    const drawn: HTMLElement[] = [];
    for (const { startLineNumber, endLineNumber } of this.#editor.getVisibleRanges()) {
      for (let line = startLineNumber; line <= endLineNumber; line += 1) {
        const note = this.#notes.get(line);
        if (note === undefined || note.note === '') continue;
        const span = document.createElement('span');
        span.textContent = note.note;
        span.className = this.#tintOf(line);
        span.style.top = `${this.#editor.getTopForLineNumber(line) - top}px`;
        drawn.push(span);
      }
    }
    this.#layer.replaceChildren(...drawn);
  }

  #tintOf(line: number): string {
    if (this.#changed.some(({ from, to }) => from <= line && line <= to)) return this.#tint;
    return this.#selected.has(line) ? 'sel' : '';
  }
}
