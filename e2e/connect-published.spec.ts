import { toolsIn } from './connect/peers.ts';
import { bridgeTo } from './connect/stdio-bridge.ts';
import { dialogOf, expect, test } from './connect/test.ts';

interface Tool {
  readonly name: string;
  readonly inputSchema: object;
  readonly outputSchema?: object;
}

/** The page shows a schema with lines and spaces of its own, and every member in its place. */
const compact = (shown: string): string => JSON.stringify(JSON.parse(shown));

for (const { name, tools, schemas } of [
  { name: '@modelcontextprotocol/server-filesystem', tools: 14, schemas: 28 },
  { name: '@modelcontextprotocol/server-sequential-thinking', tools: 1, schemas: 2 },
]) {
  test(`through the relay, every byte of what ${name} wrote`, async ({ app }, testInfo) => {
    test.setTimeout(120_000);
    const bridge = await bridgeTo(name, [testInfo.outputPath()]);
    try {
      const connect = dialogOf(app);
      await app.open();
      await connect.connect(bridge.url);
      await expect(connect.step('Preflight answered')).toContainText('Access-Control-Allow-Origin');
      expect(bridge.lists, 'without the relay nothing is listed').toEqual([]);
      await app.analysed(() => connect.button('Use the relay').click());
      await expect(connect.strip).toContainText('through the relay');

      expect(bridge.lists).toHaveLength(1);
      const written = toolsIn(bridge.lists[0] ?? '');
      const sent = (JSON.parse(`{${written}}`) as { readonly tools: readonly Tool[] }).tools;
      expect(sent).toHaveLength(tools);
      await expect.poll(() => app.toolNames()).toHaveLength(tools);

      const before = app.region('Before');
      await before.getByRole('radio', { name: 'Source' }).click();
      const source = await app.source();
      expect(Buffer.from(toolsIn(source)).equals(Buffer.from(written))).toBe(true);
      // Each schema again by itself, at its place: these servers write them compactly.
      const texts = sent
        .flatMap(({ inputSchema, outputSchema }) => [inputSchema, outputSchema])
        .flatMap((schema) => (schema ? [JSON.stringify(schema)] : []));
      expect(texts).toHaveLength(schemas);
      let at = 0;
      for (const text of texts) {
        expect(written).toContain(text);
        at = source.indexOf(text, at);
        expect(at, text).toBeGreaterThan(0);
        at += text.length;
      }

      await before.getByRole('radio', { name: 'Schema' }).click();
      for (const { name: tool, inputSchema, outputSchema } of new Set([
        ...sent.slice(0, 1),
        ...sent.slice(-1),
      ])) {
        await app.tool(tool).click();
        for (const [side, schema] of Object.entries({ input: inputSchema, output: outputSchema })) {
          await before.getByRole('radio', { name: side }).click();
          await expect
            .poll(async () => compact(await app.before()), { message: `${tool}, ${side}` })
            .toBe(JSON.stringify(schema));
        }
      }
    } finally {
      bridge.stop();
    }
  });
}
