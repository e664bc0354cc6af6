/** Opens a window that cannot reach back into this page, nor be reached from it; false where the browser refuses. */
export function openPopup(url: string): boolean {
  const popup = window.open('about:blank', '_blank', 'popup,width=560,height=720');
  if (popup === null) return false;
  popup.opener = null;
  popup.location.replace(url);
  return true;
}
