import { readFile } from '../sources/file.ts';
import { pasted } from '../sources/paste.ts';
import type { AppStore } from '../state/store.ts';
import { openLoaded } from './open-text.ts';

/** A file or text is dragged over the page -> an overlay; dropped -> it becomes the document. */
export function acceptDrop(store: AppStore, target: Document): void {
  const carries = (event: DragEvent) =>
    event.dataTransfer?.types.some((type) => type === 'Files') === true;
  // Enter and leave come for every element on the way: only their balance says whether the pointer is over the page.
  let depth = 0;
  const show = (next: number) => {
    depth = Math.max(0, next);
    store.getState().dragged(depth > 0);
  };
  target.addEventListener(
    'dragenter',
    (event) => {
      if (carries(event)) show(depth + 1);
    },
    true,
  );
  target.addEventListener(
    'dragleave',
    (event) => {
      if (carries(event)) show(depth - 1);
    },
    true,
  );
  target.addEventListener(
    'dragover',
    (event) => {
      if (carries(event)) event.preventDefault();
    },
    true,
  );
  target.addEventListener(
    'drop',
    (event) => {
      if (!carries(event)) return;
      event.preventDefault();
      event.stopPropagation();
      show(0);
      const file = event.dataTransfer?.files[0];
      const text = event.dataTransfer?.getData('text/plain') ?? '';
      if (file !== undefined) void readFile(file).then((loaded) => openLoaded(store, loaded));
      else if (text !== '') openLoaded(store, pasted(text));
    },
    true,
  );
}
