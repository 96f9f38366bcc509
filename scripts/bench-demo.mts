import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { kitPath, kits } from '../kits/kits.ts';
import type { PanelId } from '../src/demo/panels/settings.ts';
import { longestTasks } from './bench-demo/blocking.ts';
import { memory } from './bench-demo/memory.ts';
import { editedRule, longQuery, ruleCount } from './bench-demo/query.ts';
import { typing } from './bench-demo/typing.ts';
import { visited } from './lib/served.ts';

/**
 * Measures the demo of `build/`, and a page that has only the library's builder: how long a key takes with
 * 1,000 rules, whether memory grows over 1,000 edits, and the longest tasks when a link with many rules is
 * opened. Arguments are ids of kits, `plain` by default. Timings depend on the machine, so this isn't a gate.
 */
const chosen = process.argv.slice(2);
const wanted = kits.filter(({ id }) => (chosen.length ? chosen : ['plain']).includes(id));

const bareFolder = fileURLToPath(new URL('../.cache/bench-demo', import.meta.url));
await build({
  root: fileURLToPath(new URL('bench-demo', import.meta.url)),
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  resolve: { conditions: ['rqb-source', 'module', 'browser', 'production'] },
  build: {
    outDir: bareFolder,
    emptyOutDir: true,
    target: 'esnext',
    rolldownOptions: {
      input: join(fileURLToPath(new URL('bench-demo', import.meta.url)), 'bare.html'),
    },
  },
});

/** Numbers of rules, and the panels that are open. */
const openings: readonly (readonly [number, ...PanelId[]])[] = [
  [100],
  [5_000, 'code'],
  [5_000, 'export'],
  [5_000, 'import'],
  [5_000, 'results'],
  [5_000, 'validation'],
  [50_000, 'code'],
];

const hash = await longQuery();
await visited(bareFolder, (browser, origin) =>
  measure(browser, 'library alone', `${origin}/bare#${hash}`),
);
await visited('build', async (browser, origin) => {
  for (const { id } of wanted) {
    await measure(browser, id, `${origin}${kitPath(id)}#${hash}`);
    for (const [count, ...open] of openings) {
      const tasks = await longestTasks(browser, origin, id, count, open);
      console.log(`${id}, ${count} rules, ${open}: longest tasks ${tasks.slice(0, 3)} ms`);
    }
  }
});

async function measure(browser: Browser, name: string, address: string): Promise<void> {
  const page = await browser.newPage();
  try {
    page.setDefaultTimeout(300_000);
    await page.goto(address);
    const hasCode = address.includes('/demo');
    if (hasCode) await page.getByRole('button', { name: /^Render .* anyway$/ }).click();
    const isFramed = /\/demo\/./.test(address);
    const builder = isFramed ? await frameOf(page) : page;
    const rule = `[data-rule-id="r${ruleCount - 1}"]`;
    await builder.waitForSelector(rule, { state: 'attached' });
    const input = builder.locator(`${editedRule} input`).last();
    const { shown, settled } = await typing(page, builder, input, hasCode);
    console.log(
      `${name}: ${shown} ms to the letter${hasCode ? `, ${settled} ms to the code` : ''}`,
    );
    console.log(name, await memory(page, input));
  } finally {
    await page.close();
  }
}

async function frameOf(page: Page) {
  const frame = await (
    await page.waitForSelector('main iframe', { state: 'attached' })
  ).contentFrame();
  if (!frame) throw new Error('The kit’s page has no frame.');
  return frame;
}
