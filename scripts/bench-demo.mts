import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { kitPath, kits } from '../kits/kits.ts';
import { launchBrowser } from '../tests/browser.ts';
import { memory } from './bench-demo/memory.ts';
import { editedRule, longQuery, ruleCount } from './bench-demo/query.ts';
import { typing } from './bench-demo/typing.ts';
import { served } from './lib/served.ts';

/**
 * Measures a query of 1,000 rules in the demo of `build/`: how long a key takes, and whether memory
 * grows over 1,000 edits. For comparison, it measures a page that has only the library's builder. Arguments
 * are ids of kits, `plain` by default. Timings depend on the machine, so this isn't a gate.
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

const hash = await longQuery();
const browser = await launchBrowser();
try {
  await served(bareFolder, (origin) => measure(browser, 'library alone', `${origin}/bare#${hash}`));
  await served('build', async (origin) => {
    for (const { id } of wanted) {
      await measure(browser, id, `${origin}${kitPath(id)}#${hash}`);
    }
  });
} finally {
  await browser.close();
}

async function measure(from: Browser, name: string, address: string): Promise<void> {
  const page = await from.newPage();
  try {
    page.setDefaultTimeout(300_000);
    await page.goto(address);
    const isFramed = /\/demo\/./.test(address);
    const builder = isFramed ? await frameOf(page) : page;
    const rule = `[data-rule-id="r${ruleCount - 1}"]`;
    await builder.waitForSelector(rule, { state: 'attached' });
    const input = builder.locator(`${editedRule} input`).last();
    const hasCode = address.includes('/demo');
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
