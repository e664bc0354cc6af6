/** First in the order of Tab: straight to the findings. A button, because the address is for links that people share. */
export function SkipLink() {
  return (
    <button
      type="button"
      className="skip btn btn-main"
      onClick={() => {
        const region = document.querySelector<HTMLElement>('section[aria-label="Diagnostics"]');
        if (region === null) return;
        region.tabIndex = -1;
        region.focus();
      }}
    >
      Skip to diagnostics
    </button>
  );
}
