import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Route } from '@playwright/test';
import { describe, it } from 'vitest';
import * as tremorStyles from '../../stand-ins/tremor/src/styles.ts';
import { tones } from '../../stand-ins/tremor/src/tones.ts';
import type { RuntimeManifest } from '../../website/features/sandbox/frame/protocol.ts';
import type { UiKitId } from '../../website/kits/kits.ts';
import { Demo } from '../fixture/demo.ts';
import { buildFolder } from '../fixture/paths.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

/**
 * What a page with each kit, React and the library loads at the least, in KB of scripts after gzip at
 * its best level: measured with a page per kit that had one builder and nothing of a site.
 */
const least: Readonly<Record<UiKitId, number>> = {
  antd: 279.4,
  bootstrap: 120.5,
  bulma: 120.6,
  chakra: 207.4,
  fluent: 193.8,
  mantine: 216.2,
  material: 193.4,
  tremor: 176,
};

/** The scripts that a frame asks for at once, in KB after gzip. */
function scriptsOf(kit: string): number {
  const html = readFileSync(join(buildFolder, `frames/${kit}.html`), 'utf8');
  const files = new Set(html.match(/\/frames\/[\w./-]+\.js/g));
  expect(files.size).toBeGreaterThan(1);
  const sizes = [...files].map(
    (file) => gzipSync(readFileSync(join(buildFolder, file)), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

const read = (file: string) => readFileSync(join(buildFolder, file), 'utf8');

/** The stylesheets of a kit's frame. */
function frameCss(kit: string): string {
  const files = read(`frames/${kit}.html`).match(/\/frames\/[\w./-]+\.css/g) ?? [];
  return files.map(read).join('\n');
}

/** The script that has a kit's stylesheets for the sandbox, in which a text has two backslashes for one. */
function sandboxCss(kit: string): string {
  const { bundles }: RuntimeManifest = JSON.parse(read('play/manifest.json'));
  return read(`play/${bundles[`kit-${kit}`]?.file}`).replaceAll('\\\\', '\\');
}

/** The classes in a table of strings or of further tables. */
const classesIn = (table: object): readonly string[] =>
  Object.values(table).flatMap((value) => {
    if (typeof value === 'string') return value.split(' ');
    return typeof value === 'object' ? classesIn(value) : [];
  });

it.each([
  ['the frame', frameCss],
  ['the sandbox', sandboxCss],
])('Tremor has a rule for each of its classes in %s', (_, cssOf) => {
  const css = cssOf('tremor');
  const names = new Set(classesIn({ ...tremorStyles, tones }));
  const selectorOf = (name: string) => `.${name.replace(/[^\w-]/g, '\\$&')}`;
  expect([...names].filter((name) => !css.includes(selectorOf(name)))).toEqual([]);
});

describe('the frame of a kit', () => {
  it.each(Object.entries(least))('%s loads at most a tenth more than %d KB', (kit, bytes) => {
    expect(scriptsOf(kit)).toBeLessThan(bytes * 1.1);
  });

  test('leads to the demo when it is opened by itself', async ({ site }) => {
    const page = await site.open('/frames/bulma', { ready: 'loaded' });
    await page.getByRole('link', { name: 'the demo' }).click();
    await page.waitForURL('**/demo/bulma');
  });
});

test('a kit replaces the library’s controls once the features in the address have loaded', async ({
  site,
}) => {
  const feature = '**/frames/assets/history-*.js';
  const page = await site.newPage();
  const held: Route[] = [];
  await page.route(feature, (route) => held.push(route));
  await site.visit(page, `${Demo.address('antd')}#showUndoRedo=true`);
  await expect.poll(() => held.length).toBe(1);
  const demo = new Demo(page, 'antd');
  await demo.rules.first().waitFor({ state: 'attached' });
  const ownControls = page.locator('main > * .queryBuilder');
  // React keeps a hidden one beside it while the page's own code of the feature is on its way.
  await expect(ownControls.filter({ visible: true })).toHaveCount(1);
  expect(await page.locator('main iframe').isVisible()).toBe(false);

  await held[0]?.continue();
  await demo.shown();
  await expect(demo.builder.getByRole('form', { name: 'Query builder' })).toHaveCount(1);
  const input = demo.rule('age').locator('input').last();
  await input.fill('41');
  await demo.codeWith('value: 41');
  await expect(input).toBeFocused();
});

test.for(['desktop', 'phone'] as const)(
  'the builder is on the first screen, %s',
  async (name, { site }) => {
    const viewport = viewports[name];
    for (const kit of ['plain', 'tremor']) {
      const demo = await new Demo(await site.open(Demo.address(kit), { viewport }), kit).shown();
      const rule = await demo.rules.first().boundingBox();
      expect(rule && rule.y + rule.height, kit).toBeLessThan(viewport.height * 0.6);
      const current = demo.page
        .getByRole('navigation', { name: 'UI kits' })
        .locator('[aria-current]');
      const link = await current.boundingBox();
      expect(link && link.x + link.width, kit).toBeLessThan(viewport.width);
    }
  },
);

test('no page except a kit’s demo loads a kit', async ({ site }) => {
  for (const address of ['/', '/demo', '/docs/compat']) {
    const asked: string[] = [];
    const prepare = async (page: import('@playwright/test').Page) =>
      page.on('request', (request) => asked.push(request.url()));
    await site.open(address, { prepare });
    expect(asked.filter((url) => /\/frames\/(?!posters\/)/.test(url))).toEqual([]);
  }
});
