import type { Html } from './html.ts';
import { html } from './html.ts';

/** One page of the help, by its path under `help/`. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly body: Html;
}

/** Nothing but its own style sheet: the pages have no script and reach for nothing. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** The whole text of a page; addresses are relative, so that it works under any path and from a file. */
export function textOfPage({ path, title, body }: Page): string {
  const up = '../'.repeat(path.split('/').length - 1);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Refscope</title>
<link rel="icon" href="${up}../favicon.svg">
<link rel="stylesheet" href="${up}help.css">
</head>
<body>
<header><a href="${up}../index.html">Refscope</a> <a href="${up}index.html">Help</a></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.html;
}
