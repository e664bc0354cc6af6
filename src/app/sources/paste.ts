import type { Source } from './define-source.ts';
import type { Loaded } from './loaded-text.ts';

export const pasted = (text: string): Loaded => ({
  kind: 'text',
  text,
  origin: { kind: 'paste', title: 'Pasted text' },
});

export const paste: Source = {
  id: 'paste',
  title: 'Clipboard',
  note: 'Or paste anywhere with the keyboard.',
  place: 'menu',
  load: async () => {
    try {
      const text = await navigator.clipboard.readText();
      return text.trim() === ''
        ? { kind: 'unusable', why: 'The clipboard holds no text.' }
        : pasted(text);
    } catch {
      return {
        kind: 'unusable',
        why: 'The browser does not let the page read the clipboard. Paste with the keyboard instead.',
      };
    }
  },
};
