import type { Source } from './define-source.ts';

export const empty: Source = {
  id: 'empty',
  title: 'Empty text',
  note: 'Start typing from nothing.',
  place: 'menu',
  load: () =>
    Promise.resolve({ kind: 'text', text: '', origin: { kind: 'typed', title: 'Untitled' } }),
};
