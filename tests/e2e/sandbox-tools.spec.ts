import { expect, test } from '../fixture/test.ts';

/** What the page registers in a browser with an interface for assistants. */
interface Registered {
  readonly name: string;
  readonly execute: (input: object) => Promise<unknown>;
}

test('an assistant in the browser sets code, reads errors, and exports the project', async ({
  site,
}) => {
  const page = await site.open('/sandbox', {
    prepare: (one) =>
      one.addInitScript(() => {
        const tools: Registered[] = [];
        Object.assign(document, {
          modelContext: { registerTool: (tool: Registered) => tools.push(tool) },
        });
        Object.assign(window, {
          callTool: (name: string, input: object) =>
            tools.find((tool) => tool.name === name)?.execute(input),
          toolNames: () => tools.map(({ name }) => name),
        });
      }),
  });
  const call = (name: string, input: object = {}): Promise<unknown> =>
    page.evaluate(
      ([tool, value]) =>
        (window as unknown as { callTool: (...args: readonly unknown[]) => unknown }).callTool(
          tool,
          value,
        ),
      [name, input] as const,
    );
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { toolNames(): string[] }).toolNames()))
    .toEqual(['set_code', 'read_errors', 'export_project']);

  const code =
    "import { QueryBuilder } from 'react-querybuilder';\nexport default () => <QueryBuilder showClone />;";
  await call('set_code', { files: [{ name: 'App.tsx', code }], release: '7.7.1' });
  expect(await call('read_errors')).toMatchObject({
    release: '7.7.1',
    run: null,
    types: [{ file: 'App.tsx', line: 2, message: expect.stringContaining('showClone') }],
  });
  const exported = await call('export_project');
  expect(exported).toMatchObject({
    address: expect.stringContaining('/sandbox#code=1.'),
    files: { 'src/App.tsx': expect.stringContaining('showClone') },
  });
  await expect(call('set_code', { files: [{ name: '../x.ts', code }] })).rejects.toThrow(
    'Each file needs code, and a name such as App.tsx',
  );
});

test('other browsers load none of the tools', async ({ site }) => {
  const page = await site.open('/sandbox');
  await page.locator('.cm-content').waitFor();
  const scripts = await page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = loaded.filter((name) => /\.js$/.test(name) && name.startsWith(location.origin));
    const texts = await Promise.all(own.map(async (name) => (await fetch(name)).text()));
    return { count: own.length, withTools: texts.filter((text) => text.includes('read_errors')) };
  });
  expect(scripts.count).toBeGreaterThan(3);
  expect(scripts.withTools).toEqual([]);
});
