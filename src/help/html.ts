/** HTML that was put together here; every text in it is escaped. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | false | undefined | readonly Part[];

const LETTERS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => LETTERS[letter] ?? '');

function written(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  if ('html' in part) return part.html;
  return part.map(written).join('');
}

/** A template whose texts are escaped and whose parts made by it are not; `false` and `undefined` write nothing. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.reduce((all, text, at) => `${all}${written(parts[at - 1])}${text}`),
});

/** A link where it is a web address that people may follow, else its text. */
export const source = (address: string): Html =>
  /^https?:\/\//.test(address)
    ? html`<a href="${address}" rel="noreferrer noopener">${address}</a>`
    : html`${address}`;

export const examples = (title: string, texts: readonly string[]): Html | false =>
  texts.length > 0 &&
  html`<h3>${title}</h3>${texts.map((text) => html`<pre><code>${text}</code></pre>`)}`;
