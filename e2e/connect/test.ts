import { test as base, expect } from '@playwright/test';
import type { App } from '../app-page.ts';
import { appOn } from '../app-page.ts';
import type { Behaviour, McpServer } from './mcp-server.ts';
import { mcpServer } from './mcp-server.ts';

interface Fixtures {
  readonly app: App;
  /** Starts a server that ends with the test. */
  readonly serve: (behaviour?: Behaviour) => Promise<McpServer>;
  /** Everything on the console, and every address that was asked for. */
  readonly seen: string[];
}

/** As the test of the other specs, but for servers on other ports, whose failures a browser writes to the console. */
export const test = base.extend<Fixtures>({
  seen: async ({ page }, use) => {
    const seen: string[] = [];
    page.on('console', (message) => seen.push(message.text()));
    page.on('request', (request) => seen.push(request.url()));
    await use(seen);
  },
  app: async ({ page, context, seen }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
    await use(appOn(page));
    const foreign = seen.filter(
      (line) => /^https?:/.test(line) && !/^https?:\/\/(127\.|refscope\.example)/.test(line),
    );
    expect([...complaints, ...foreign], 'errors, and requests that leave this machine').toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from the pattern
  serve: async ({}, use) => {
    const servers: McpServer[] = [];
    await use(async (behaviour) => {
      const server = await mcpServer(behaviour);
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.close();
  },
});

export { expect };

/** The dialog by its names. */
export function dialogOf({ page, button, dialog }: App) {
  const within = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    open: () => button('Connect').click(),
    address: dialog.getByRole('textbox', { name: 'Address' }),
    button: within,
    connect: async (address: string) => {
      await button('Connect').click();
      await dialog.getByRole('textbox', { name: 'Address' }).fill(address);
      await within('Connect').click();
    },
    header: async (name: string, value: string) => {
      await dialog
        .getByLabel(/^Header name/)
        .last()
        .fill(name);
      await dialog
        .getByLabel(/^Header value/)
        .last()
        .fill(value);
    },
    step: (title: string) => dialog.getByRole('listitem').filter({ hasText: title }),
    strip: page.getByRole('region', { name: 'Server', exact: true }),
  };
}
