import { describe, expect, test } from 'vitest';
import { catalogue, consumerList } from '../engine/index.ts';
import { html, source } from './html.ts';
import { helpPages } from './pages.ts';

const TODAY = '2026-11-30';
const pages = helpPages(TODAY);
const textOf = (path: string): string => pages.get(path) ?? '';

test('every client and every rule has a page, and every rule of a client a place on it', () => {
  for (const { id, rules } of consumerList(TODAY)) {
    const text = textOf(`clients/${id}.html`);
    for (const rule of rules) expect(text).toContain(`<section id="${rule.id}">`);
  }
  for (const { code } of catalogue().rules) expect(pages.has(`rules/${code}.html`)).toBe(true);
});

test('every link within the help leads to a page that is there', () => {
  for (const [path, text] of pages) {
    for (const [, address] of text.matchAll(/href="(\.{0,2}[^":]*\.html)(?:#[^"]*)?"/g)) {
      const to = new URL(address ?? '', `http://help/help/${path}`).pathname;
      if (to !== '/index.html')
        expect(pages.has(to.replace(/^\/help\//, '')), `${path} -> ${to}`).toBe(true);
    }
  }
});

test('no page has a script, a form, or an address to load from elsewhere', () => {
  for (const text of pages.values())
    expect(text.replaceAll(/<pre>[\s\S]*?<\/pre>/g, '')).not.toMatch(
      /<script|<form|<img|src=|javascript:/i,
    );
});

describe('what is put into a page is text', () => {
  test.each([
    ['<b>&"\'', '&lt;b&gt;&amp;&quot;&#39;'],
    ['</code><script>alert(1)</script>', '&lt;/code&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('%s', (text, want) => {
    expect(html`<p>${text}</p>`.html).toBe(`<p>${want}</p>`);
  });

  test('only web addresses are links', () => {
    expect(source('javascript:alert(1)').html).toBe('javascript:alert(1)');
    expect(source('https://example.com/?a=1&b').html).toBe(
      '<a href="https://example.com/?a=1&amp;b" rel="noreferrer noopener">https://example.com/?a=1&amp;b</a>',
    );
  });
});
