import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { describe } from 'vitest';
import { releases } from '../../website/features/sandbox/client/releases.ts';
import { environmentOf } from '../data/typed-environment.ts';
import { sandboxWith } from '../fixture/sandbox.ts';
import { loadedFiles } from '../fixture/scripts.ts';
import { siteIcon } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

const app = (props: string): string =>
  `import QueryBuilder from 'react-querybuilder';

const fields = [{ name: 'a', label: 'A' }];

export default function App() {
  return <QueryBuilder fields={fields} onQueryChange={() => {}} ${props} />;
}
`;

const newestAndOldest = [releases[0], releases.at(-1)].flatMap((one) => one?.release ?? []);

const code = (page: Page): Locator => page.locator('.cm-content');

/** Puts the cursor after the first occurrence of a piece of code. */
async function goAfter(page: Page, piece: string): Promise<void> {
  await page.evaluate((text) => {
    const content = document.querySelector('.cm-content') as HTMLElement;
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    const line = [...content.querySelectorAll('.cm-line')].find((one) =>
      one.textContent?.includes(text),
    );
    let rest = (line?.textContent?.indexOf(text) ?? 0) + text.length;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!line?.contains(node)) continue;
      const { length } = node.textContent ?? '';
      if (rest <= length) {
        content.focus();
        getSelection()?.collapse(node, rest);
        return;
      }
      rest -= length;
    }
  }, piece);
  // The editor reads the selection after the browser's event, and then shows its cursor there.
  await page.waitForFunction(() => {
    const cursor = document.querySelector('.cm-cursor-primary')?.getBoundingClientRect();
    const place = getSelection()?.getRangeAt(0).getBoundingClientRect();
    if (!cursor || !place) return false;
    const isInLine = cursor.top < place.bottom && cursor.bottom > place.top;
    return isInLine && Math.abs(cursor.left - place.left) < 2;
  });
}

/** Starts the types by the focus, and waits for them. */
async function isReady(page: Page): Promise<void> {
  await code(page).click();
  await page.getByText(/^Types: react-querybuilder/).waitFor({ timeout: 20_000 });
}

const loadedByEditor = async (page: Page): Promise<string[]> =>
  (await loadedFiles(page)).filter((name) => /\/play\/files\/(?:language|types)/.test(name));

test('type errors are below the preview, with their number', async ({ site }) => {
  const page = await site.open(await sandboxWith(app('feilds={[]} />; const x: number = "a"; <p')));
  await isReady(page);
  const errors = page.getByRole('region', { name: 'Result' }).locator('[data-type-errors]');
  await expect(errors).toContainText('TypeScript found 2 errors in App.tsx, the first in line 6');
  await expect(errors).toContainText("Did you mean 'fields'?");
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('export default () => null;');
  await expect(errors).toBeHidden();
});

/** What the first use of types may load, in bytes after brotli. */
const firstUse = 1_800_000;

/** A bit more than at the best quality, which takes a minute. */
const compressed = (path: string): number =>
  brotliCompressSync(readFileSync(`build${path}`), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).length;

describe('types in the editor', () => {
  test('load with the focus, and never before', async ({ site }) => {
    const page = await site.open(await sandboxWith(app('')));
    await code(page).waitFor();
    await page.waitForTimeout(500);
    expect(await loadedByEditor(page)).toEqual([]);
    await isReady(page);
    const loaded = await loadedByEditor(page);
    expect(loaded.some((name) => name.includes('/language.'))).toBe(true);
    const bytes = loaded.map((name) => compressed(new URL(name).pathname));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(firstUse);
  });

  test('load when the reader asks, on a device that saves data', async ({ site }) => {
    const page = await site.open(await sandboxWith(app('')), { connection: { saveData: true } });
    await code(page).click();
    await page.getByText('Your device is set to save data').waitFor();
    expect(await loadedByEditor(page)).toEqual([]);
    await page.getByRole('button', { name: /^Load TypeScript/ }).click();
    await page.getByText(/^Types: react-querybuilder/).waitFor({ timeout: 20_000 });
  });

  // The props of each release are compared in environment.test.ts, without a browser.
  test.for(newestAndOldest)('complete the props of %s', async (release, { site }) => {
    const text = app('').replace(
      '<QueryBuilder fields={fields} onQueryChange={() => {}}  />',
      '<QueryBuilder  />',
    );
    const page = await site.open(await sandboxWith(text, release));
    await isReady(page);
    await goAfter(page, '<QueryBuilder ');
    await page.keyboard.press('Control+Space');
    await page.locator('.cm-completionLabel').first().waitFor();
    const offered = await page.locator('.cm-completionLabel').allTextContents();
    const environment = environmentOf(release);
    environment.update([{ name: 'App.tsx', code: text }]);
    const position = text.indexOf('<QueryBuilder ') + '<QueryBuilder '.length;
    const expected = environment.complete('App.tsx', position).map(({ name }) => name);
    expect(offered.sort()).toEqual(expected.sort());
  });

  test('underline a prop of another release, and say which release has it', async ({ site }) => {
    const page = await site.open(await sandboxWith(app('showShiftActions'), '6.5.5'));
    await isReady(page);
    const mark = page.locator('.cm-lintRange-error', { hasText: 'showShiftActions' });
    await mark.hover();
    const card = page.locator('.cm-tooltip');
    await card.getByText(/Release 7 added the prop showShiftActions/).waitFor();
    await expect(card.getByRole('link', { name: 'Read more' })).toHaveAttribute(
      'href',
      '/docs/6/not-in-this-version',
    );
  });

  test('explain, open the reference page, and rename', async ({ site }) => {
    const page = await site.open(await sandboxWith(app('')));
    await isReady(page);
    await goAfter(page, '<QueryBuilder fie');
    await page.keyboard.press('F1');
    const card = page.locator('.cm-typeCard');
    await card.getByRole('link', { name: 'Reference page' }).waitFor();
    await expect(card.getByRole('link')).toHaveAttribute(
      'href',
      '/docs/components/querybuilder#fields',
    );
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });

    const prop = code(page).getByText('fields', { exact: true }).last();
    for (const open of [
      () => page.keyboard.press('F12'),
      () => prop.click({ modifiers: ['ControlOrMeta'] }),
    ]) {
      const [opened] = await Promise.all([page.context().waitForEvent('page'), open()]);
      expect(opened.url()).toContain('/docs/components/querybuilder#fields');
      await opened.close();
    }

    await goAfter(page, 'const fie');
    await page.keyboard.press('F2');
    const name = page.getByLabel('New name of fields');
    await name.fill('columns');
    await name.press('Enter');
    await expect(code(page)).toContainText('fields={columns}');
  });

  test('show the parameters of a call', async ({ site }) => {
    const page = await site.open(
      await sandboxWith("import { formatQuery } from 'react-querybuilder';\n\nformatQuery"),
    );
    await isReady(page);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('(');
    await page.locator('.cm-typeCard strong', { hasText: 'ruleGroup' }).waitFor();
    await page.keyboard.press('Escape');
    await expect(page.locator('.cm-typeCard')).toHaveCount(0);
  });

  test('are in live examples too', async ({ site }) => {
    const page = await site.open('/docs/6/intro');
    const example = page.locator('[data-live-example]').first();
    await example.getByRole('button', { name: 'Edit' }).click();
    await example.getByText('Types: react-querybuilder 6.5.5').waitFor({ timeout: 20_000 });
  });

  test('stay after the network is gone', async ({ site }) => {
    site.allowProblem(siteIcon, 'the address changes with the code');
    const page = await site.open(await sandboxWith(app('')));
    await isReady(page);
    await page.context().setOffline(true);
    await goAfter(page, '{() => {}} ');
    await page.keyboard.type('validat');
    await page.locator('.cm-completionLabel', { hasText: 'validator' }).waitFor();
  });
});
