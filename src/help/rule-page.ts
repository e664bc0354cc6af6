import type { RuleInfo } from '../engine/index.ts';
import { examples, html, source } from './html.ts';
import type { Page } from './page.ts';

/** One rule of Refscope: what it says, why it matters, who says so, and texts that break and keep it. */
export const rulePage = ({
  code,
  severity,
  summary,
  why,
  source: sources,
  examples: texts,
}: RuleInfo): Page => ({
  path: `rules/${code}.html`,
  title: code,
  body: html`<p>${summary}</p>
<p>${severity}. ${why}</p>
<h2>Sources</h2>
<ul>${sources.map((one) => html`<li>${source(one)}</li>`)}</ul>
${examples('Reported', texts.bad)}
${examples('Not reported', texts.good)}`,
});
