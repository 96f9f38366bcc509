import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import ts from 'typescript';
import { beforeAll, describe } from 'vitest';
import { versions } from '../../releases/versions.ts';
import { pageId } from '../../samples/coverage/page-ids.ts';
import { extractFences, type Fence } from '../../samples/extract.ts';
import { identifiersIn } from '../../samples/names.ts';
import { withoutRemovedLines } from '../../samples/notation.ts';
import { isChecked } from '../../samples/units.ts';
import { shownCode } from '../../website/features/api/build/code-names/shown-code.ts';
import { blockKey, namesFileOf, type PageNames } from '../../website/features/api/page-names.ts';
import { readPage } from '../../website/features/article/build/built-pages/page.ts';
import { attribute, find, findAll, textOf } from '../../website/site/html/elements.ts';
import { folderOf, readPages } from '../../website/site/pages.ts';
import { accessibilityFaults } from '../fixture/axe.ts';
import { buildFolder } from '../fixture/paths.ts';
import { loadedFiles } from '../fixture/scripts.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

/** What the first name of a page may load, in bytes after brotli. */
const limits = { script: 6_000, names: 20_000 } as const;

interface PageWithNames {
  readonly address: string;
  /** Names in its TypeScript, as far as the fences are checked. */
  readonly identifiers: number;
  /** How many of them have a type. */
  readonly known: number;
  readonly names: PageNames;
  readonly bytes: number;
  /** The texts of the blocks whose names it promises. */
  readonly blocks: readonly string[];
}

const pages: PageWithNames[] = [];

function identifiersOf({ code, lang }: Fence): number {
  const text = withoutRemovedLines(code);
  return identifiersIn(ts.createSourceFile(`a.${lang}`, text, ts.ScriptTarget.ES2022, true)).length;
}

const fileOf = (address: string): string => join(buildFolder, `${address}.html`);

const blocksOf = (address: string): readonly string[] =>
  findAll(
    readPage(readFileSync(fileOf(address), 'utf8'), address).main,
    (element) => attribute(element, 'dataIsland') === 'names',
  ).map((body) => textOf(find(body, ({ tagName }) => tagName === 'code')));

async function knownIn({ code, lang }: Fence, { blocks }: PageNames): Promise<number> {
  const { text } = await shownCode(code, lang);
  return (blocks[blockKey(text)]?.length ?? 0) / 2;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

beforeAll(async () => {
  for (const { name, path } of versions) {
    for (const { path: file, source } of readPages(folderOf(name))) {
      const address = `${path}/${pageId(file)}`;
      const fences = extractFences(file, source).fences.filter(
        (fence) => /^tsx?$/.test(fence.lang) && isChecked(fence),
      );
      const written = join(buildFolder, namesFileOf(address));
      const json = existsSync(written) ? readFileSync(written, 'utf8') : '';
      const names: PageNames = json ? JSON.parse(json) : { cards: [], blocks: {} };
      pages.push({
        address,
        identifiers: sum(fences.map(identifiersOf)),
        known: sum(await Promise.all(fences.map((fence) => knownIn(fence, names)))),
        names,
        bytes: brotliCompressSync(json).length,
        blocks: blocksOf(address),
      });
    }
  }
}, 120_000);

describe('the names in the code of the docs', () => {
  test('are known for every block that offers them', () => {
    const unknown = pages.flatMap(({ address, names, blocks }) =>
      blocks.filter((text) => !names.blocks[blockKey(text)]).map((text) => `${address}: ${text}`),
    );
    expect(unknown).toEqual([]);
    expect(pages.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(1000);
  });

  test('are at their positions in the text', () => {
    const wrong = pages.flatMap(({ address, names, blocks }) =>
      blocks.flatMap((text) => {
        const numbers = names.blocks[blockKey(text)] ?? [];
        let at = 0;
        return numbers.flatMap((number, index) => {
          if (index % 2 === 0) {
            at += number;
            return [];
          }
          const name = names.cards[number]?.[0] ?? '';
          return text.startsWith(name, at) ? [] : [`${address}: ${name} at ${at}`];
        });
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('cover nearly all identifiers in TypeScript code', () => {
    const all = sum(pages.map(({ identifiers }) => identifiers));
    const known = sum(pages.map((page) => page.known));
    console.log(`Names in code with their types: ${known} of ${all}`);
    expect(known / all).toBeGreaterThan(0.98);
  });

  test('are a small file for each page', () => {
    const [largest] = [...pages].sort((one, other) => other.bytes - one.bytes);
    console.log(`Most bytes of names: ${largest?.bytes} on ${largest?.address}`);
    expect(largest?.bytes).toBeLessThan(limits.names);
  });

  test('lead to pages and sections that exist', () => {
    const targets = new Set(
      pages.flatMap(({ names }) => names.cards.flatMap(([, , , page]) => (page ? [page] : []))),
    );
    expect(targets.size).toBeGreaterThan(200);
    const missing = [...targets].filter((target) => {
      const [path = '', id] = target.split('#');
      if (!existsSync(fileOf(path))) return true;
      return (
        id !== undefined &&
        !new RegExp(`\\bid="?${id}[" >]`).test(readFileSync(fileOf(path), 'utf8'))
      );
    });
    expect(missing).toEqual([]);
  });
});

const address = '/docs/intro';
const card = (page: Page) => page.locator('[popover]');

/** The middle of the first occurrence of a name in a block of code. */
async function pointOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const pre = page.locator('[data-island=names] pre', { hasText: name }).first();
  await pre.scrollIntoViewIfNeeded();
  return pre.evaluate((element, text) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(text) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`No text has ${text}.`);
  }, name);
}

const pathsOfScripts = async (page: Page): Promise<string[]> =>
  (await loadedFiles(page))
    .map((name) => new URL(name).pathname)
    .filter((name) => name.endsWith('.js'));

const namesRequests = async (page: Page): Promise<number> =>
  (await loadedFiles(page)).filter((name) => name.includes('/names/')).length;

describe('a name in code', () => {
  test('loads nothing until a reader points at code, and then little', async ({ site }) => {
    const page = await site.open(address);
    const point = await pointOf(page, 'QueryBuilder');
    await page.waitForTimeout(1000);
    const before = new Set(await pathsOfScripts(page));
    expect(await namesRequests(page)).toBe(0);
    await page.mouse.move(point.x, point.y);
    await card(page).waitFor();
    expect(await namesRequests(page)).toBe(1);
    const added = (await pathsOfScripts(page)).filter(
      (name) =>
        !before.has(name) && readFileSync(join(buildFolder, name), 'utf8').includes('code-name'),
    );
    const code = added.map((name) => readFileSync(join(buildFolder, name)));
    const brotli = sum(code.map((one) => brotliCompressSync(one).length));
    console.log(
      `Script of the card: ${brotli} bytes (gzip ${sum(code.map((one) => gzipSync(one).length))})`,
    );
    expect(added.length).toBeGreaterThan(0);
    expect(brotli).toBeLessThan(limits.script);
  });

  test('shows its type at the pointer, until Escape', async ({ site }) => {
    const page = await site.open(address);
    const point = await pointOf(page, 'QueryBuilder');
    await page.mouse.move(point.x, point.y);
    await card(page).waitFor();
    await expect(card(page).locator('code')).toContainText('QueryBuilder');
    await expect(card(page).getByRole('link')).toHaveAttribute('href', /^\/docs\//);
    expect(await accessibilityFaults(page)).toEqual([]);
    // The pointer can move onto the card.
    await card(page).hover();
    await page.waitForTimeout(600);
    await expect(card(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    expect(await card(page).count()).toBe(0);
  });

  test('shows its type when it is pressed, in a narrow window too', async ({ site }) => {
    // An example that starts by itself could move the code between the two lines below.
    const page = await site.open('/docs/6/intro', {
      viewport: viewports.phone,
      connection: { saveData: true },
    });
    const { x, y } = await pointOf(page, 'QueryBuilder');
    await page.mouse.click(x, y);
    await card(page).waitFor();
    const box = await card(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewports.phone.width);
    await page.mouse.click(5, y);
    await card(page).waitFor({ state: 'detached' });
  });

  test('is listed with its type for readers with a keyboard', async ({ site }) => {
    const page = await site.open(address);
    const block = page.locator('.theme-code-block', { has: page.locator('[data-island=names]') });
    const pre = block.first().locator('pre');
    const copied = await pre.textContent();
    await pre.focus();
    // The buttons come before the code.
    await page.keyboard.press('Shift+Tab');
    while (!(await page.evaluate(() => document.activeElement?.hasAttribute('data-types')))) {
      await page.keyboard.press('Shift+Tab');
    }
    const button = block.first().getByRole('button', { name: 'Types of the names in this code' });
    await page.keyboard.press('Enter');
    const list = block.first().getByLabel('Name');
    await expect(list).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.type('QueryBuilder');
    const details = block.first().locator('[aria-live=polite]:has(code)');
    await expect(details.locator('code')).toContainText('QueryBuilder');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await pre.textContent()).toBe(copied);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});
