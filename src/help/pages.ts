import type { ConsumerInfo, RuleInfo } from '../engine/index.ts';
import { catalogue, consumerList } from '../engine/index.ts';
import { clientPage } from './client-page.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';
import { textOfPage } from './page.ts';
import { rulePage } from './rule-page.ts';

/** Every page of the help by its path, made from what the engine itself knows. `today` is an ISO date. */
export function helpPages(today: string): ReadonlyMap<string, string> {
  const clients = consumerList(today);
  const { rules } = catalogue();
  const pages = [
    indexPage(clients, rules),
    ...clients.map((one) => clientPage(one, clients)),
    ...rules.map(rulePage),
  ];
  return new Map(pages.map((page) => [page.path, textOfPage(page)]));
}

const indexPage = (clients: readonly ConsumerInfo[], rules: readonly RuleInfo[]): Page => ({
  path: 'index.html',
  title: 'Clients and rules',
  body: html`<h2>Clients</h2>
${list(
  clients.map(({ id, title, rules: own, inherits }) => ({
    to: `clients/${id}.html`,
    title,
    note: `${own.length + inherits.length} rules`,
  })),
)}
<h2>Rules</h2>
${list(rules.map(({ code, summary }) => ({ to: `rules/${code}.html`, title: code, note: summary })))}`,
});

const list = (
  items: readonly { readonly to: string; readonly title: string; readonly note: string }[],
): Html =>
  html`<ul class="index">${items.map(
    ({ to, title, note }) => html`<li><a href="${to}">${title}</a> <span>${note}</span></li>`,
  )}</ul>`;
