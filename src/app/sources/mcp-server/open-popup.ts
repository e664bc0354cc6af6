/** Opens a window that cannot reach back into this page; null where the browser refuses. */
export function openPopup(url: string): Window | null {
  const popup = window.open('about:blank', '_blank', 'popup,width=560,height=720');
  if (popup === null) return null;
  popup.opener = null;
  popup.location.replace(url);
  return popup;
}
