/** True where a keystroke or a paste belongs to the element itself. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !['button', 'checkbox', 'radio', 'file', 'range'].includes(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target.isContentEditable ||
    target.getAttribute('role') === 'textbox'
  );
}

/** True within an editor of the schema's text: undo there is the page's undo. */
export const isSchemaText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('[data-schema-text]') !== null;
