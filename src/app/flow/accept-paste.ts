import { readFile } from '../sources/file.ts';
import { pasted } from '../sources/paste.ts';
import type { AppStore } from '../state/store.ts';
import { openLoaded } from './open-text.ts';
import { isTextField } from './text-field.ts';

/** Pasted outside of every text field -> the pasted text becomes the document. */
export function acceptPaste(store: AppStore, target: Document): void {
  target.addEventListener('paste', (event) => {
    if (isTextField(event.target)) return;
    const file = event.clipboardData?.files[0];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.trim() !== '') openLoaded(store, pasted(text));
    else if (file !== undefined) void readFile(file).then((loaded) => openLoaded(store, loaded));
    else return;
    event.preventDefault();
  });
}
