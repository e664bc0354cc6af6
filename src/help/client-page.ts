import type { ConsumerInfo, ConsumerRuleInfo } from '../engine/index.ts';
import type { Html } from './html.ts';
import { examples, html, source } from './html.ts';
import type { Page } from './page.ts';

/** What is known of one client: every rule with its source, its date and texts that meet it and do not. */
export function clientPage(consumer: ConsumerInfo, all: readonly ConsumerInfo[]): Page {
  const { id, title, kind, optIn, rules, inherits } = consumer;
  return {
    path: `clients/${id}.html`,
    title,
    body: html`<p>${kind}, <code>${id}</code>${optIn && '. A mode that somebody has to ask for'}.
Ask about it with <code>refscope check tools.json --client ${id}</code>.</p>
${
  inherits.length > 0 &&
  html`<h2>Rules of others that hold here too</h2>
<ul>${inherits.map((rule) => html`<li id="${rule}">${linkTo(rule, all)}</li>`)}</ul>`
}
${rules.map(ruleText)}`,
  };
}

/** A rule on the page of the client that it belongs to. */
function linkTo(rule: string, all: readonly ConsumerInfo[]): Html {
  const owner = all.find(({ rules }) => rules.some(({ id }) => id === rule));
  return owner === undefined
    ? html`${rule}`
    : html`<a href="./${owner.id}.html#${rule}">${rule}</a>, ${owner.title}`;
}

const ruleText = (rule: ConsumerRuleInfo): Html => html`
<section id="${rule.id}">
<h2>${rule.looksAt}: ${rule.outcome}</h2>
<p>${rule.says}</p>
<dl>
<dt>Rule</dt><dd><code>${rule.id}</code></dd>
<dt>Where</dt><dd>${rule.surface}</dd>
<dt>Reaches</dt><dd>${rule.reach}</dd>
${rule.onlyWith !== undefined && html`<dt>Only with</dt><dd>${rule.onlyWith}</dd>`}
${rule.error !== undefined && html`<dt>It answers</dt><dd><code>${rule.error}</code></dd>`}
<dt>Said</dt><dd>${rule.confidence}, ${rule.date}${rule.stale && '; more than six months before this page was made'}</dd>
${rule.disputed !== undefined && html`<dt>Disputed</dt><dd>${rule.disputed}</dd>`}
${rule.notCheckable !== undefined && html`<dt>Not checked</dt><dd>${rule.notCheckable}</dd>`}
<dt>Sources</dt><dd><ul>${rule.sources.map((one) => html`<li>${source(one)}</li>`)}</ul></dd>
</dl>
${examples('Meets the rule', rule.fails === undefined ? [] : [rule.fails])}
${examples('Does not', rule.passes === undefined ? [] : [rule.passes])}
</section>`;
