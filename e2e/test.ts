import { test as base, expect } from '@playwright/test';
import type { App } from './app-page.ts';
import { appOn } from './app-page.ts';

/** Every test has the page, may use the clipboard, and fails on a request to another host or an error on the console. */
export const test = base.extend<{ app: App }>({
  app: async ({ page, context, baseURL }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const complaints: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${baseURL}/`) && !/^(?:data|blob):/.test(url))
        complaints.push(`request to ${url}`);
    });
    page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await use(appOn(page));
    expect(complaints, 'requests to other hosts and errors on the console').toEqual([]);
  },
});

export { expect };
