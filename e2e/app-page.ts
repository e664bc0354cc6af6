import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { copiedBy } from './clipboard.ts';

type Setting = 'Strategy' | 'Budget' | 'Dialect' | 'Client';

/** The page by the roles and names that people and assistive technology know it by. */
export type App = ReturnType<typeof appOn>;

export function appOn(page: Page) {
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const findings = page.getByRole('list', { name: 'Findings' });
  const tools = page.getByRole('listbox', { name: 'Tools' });

  /** How many analyses are finished. */
  const revision = async () =>
    Number(await page.evaluate(() => document.documentElement.dataset['revision'] ?? 0));
  /** Do it, and wait until a later analysis than those before is finished. */
  const analysed = async (act: () => Promise<unknown>) => {
    const before = await revision();
    await act();
    await expect.poll(revision, { message: 'no analysis was finished' }).toBeGreaterThan(before);
  };

  return {
    page,
    region,
    button,
    findings,
    tools,
    revision,
    analysed,
    /** Opens the page and waits for what it shows first. */
    open: (fragment = '') => analysed(() => page.goto(`/${fragment}`)),
    /** The page's live region; short news at its foot has one of its own. */
    status: page.getByRole('status').filter({ hasNotText: /^Message/ }),
    /** Monaco keeps empty alerts of its own; one that says nothing is none. */
    alert: page.getByRole('alert').filter({ hasText: /\S/ }),
    dialog: page.getByRole('dialog'),
    schemaText: page.getByRole('textbox', { name: 'Schema text' }),
    /** The text of each side, by its own button. */
    before: () => copiedBy(button('Copy this schema')),
    after: () => copiedBy(button('Copy the rewritten schema')),
    source: () => copiedBy(button('Copy the source')),
    tool: (name: string) => tools.getByRole('option', { name, exact: true }),
    toolNames: () => namesOf(tools.getByRole('option')),
    finding: (code: string) =>
      findings.getByRole('listitem', { name: new RegExp(`^(error|warning|info) ${code} `) }),
    /** `severity code message place` of each finding, top down. */
    findingNames: () => namesOf(findings.getByRole('listitem')),
    setting: (name: Setting) => page.getByRole('combobox', { name, exact: true }),
    choose: async (name: Setting, option: string | RegExp) => {
      await page.getByRole('combobox', { name, exact: true }).click();
      await page.getByRole('option', { name: option }).click();
    },
    fromMenu: async (menu: string, item: string | RegExp) => {
      await button(menu).click();
      await page.getByRole('menuitem', { name: item }).click();
    },
    openFile: (name: string, text: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) }),
  };
}

const namesOf = (items: Locator) =>
  items.evaluateAll((all) => all.map((item) => item.getAttribute('aria-label') ?? ''));
