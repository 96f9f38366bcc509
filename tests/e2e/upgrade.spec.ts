import { join } from 'node:path';
import { describe } from 'vitest';
import { folderWith } from '../data/folder.ts';
import { paste } from '../fixture/clipboard.ts';
import { largeFile } from '../fixture/large-file.ts';
import { expect, test } from '../fixture/test.ts';

describe('the page about upgrading', () => {
  test('keeps the choice in the address, and lists what applies', async ({ site }) => {
    const page = await site.open('/upgrade');
    await page.getByRole('combobox', { name: 'From' }).selectOption({ label: '6.5 (6.5.5)' });
    await page.getByLabel('MUI').check();
    await page.getByLabel('Parsers').uncheck();
    await expect
      .poll(() => new URL(page.url()).search)
      .toBe('?from=6.5&to=8.24&kits=material&without=import');
    await page.getByRole('heading', { name: 'From v6 to v7' }).waitFor();
    expect(await page.getByText('import parsers from their own entry points').count()).toBe(0);
    await expect(page.locator('pre', { hasText: 'npm install' }).last()).toContainText(
      '@react-querybuilder/material@8.20.2',
    );

    await page.reload();
    await expect(page.getByLabel('MUI')).toBeChecked();
  });

  test('scans all of a long text that is pasted, and shows its start', async ({ site }) => {
    const page = await site.open('/upgrade?from=7.7&to=8.24');
    const area = page.getByLabel('Code to scan');
    await paste(area, '// code\n'.repeat(500_000));
    await page.getByText('The code has 4,000,000 characters.').waitFor();
    await expect(area).not.toBeEditable();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(area).toBeEditable();
    await expect(area).toHaveValue('');
  });

  test('leads to its steps, and names the releases that ran', async ({ site }) => {
    const page = await site.open('/upgrade?from=4.2&to=8.24');
    await page.getByRole('link', { name: 'From v5 to v6' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#step-2');
    await expect
      .poll(() => page.locator('figcaption', { hasText: '4.2.3' }).count())
      .toBeGreaterThan(10);
    expect(await page.locator('figcaption', { hasText: '4.5.3' }).count()).toBe(0);
    expect(await page.locator('main .t-keyword').count()).toBeGreaterThan(10);
    const parts = page.getByRole('navigation', { name: 'What to do' });
    await parts.getByRole('link', { name: 'Behavior' }).nth(2).click();
    await expect(page.locator('#step-3-behavior')).toBeInViewport();
  });

  test('copies the list as Markdown', async ({ site }) => {
    const page = await site.open('/upgrade?from=6.5&to=7.7', { canCopy: true });
    await page.getByRole('button', { name: 'Copy the list as Markdown' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '- [ ] `npm install react-querybuilder@7.7.1',
    );
  });

  test('says what is wrong with an address', async ({ site }) => {
    const page = await site.open('/upgrade?from=9.9&to=8.24');
    await page.getByRole('alert').getByText('There is no release “9.9”').waitFor();
  });

  test('scans code in a worker, and reports text that isn’t code', async ({ site }) => {
    const page = await site.open('/upgrade?from=6.5&to=8.24');
    const code = page.getByLabel('Code to scan');
    await code.fill(`import { parseSQL } from 'react-querybuilder';`);
    await page.getByRole('button', { name: 'Scan', exact: true }).click();
    await page.getByText('1 file: 1 place left to do.').waitFor();
    await expect(page.getByLabel('Pasted code.tsx, edited')).toHaveValue(
      `import { parseSQL } from 'react-querybuilder/parseSQL';`,
    );

    for (const [pasted, answer] of [
      ['Dear all, please find attached the report?', 'Line 1 isn’t valid code'],
      ['['.repeat(200_000), 'The code is nested too deeply to be scanned.'],
    ] as const) {
      await code.fill(pasted);
      await page.getByRole('button', { name: 'Scan', exact: true }).click();
      await page.getByText(answer).waitFor();
    }
  });

  test('scans a megabyte, and reports files that it can’t scan', { timeout: 120_000 }, async ({
    site,
  }) => {
    const page = await site.open('/upgrade?from=6.5&to=8.24');
    const files = page.getByLabel('Or choose files:');
    await files.setInputFiles(largeFile.file);
    // Rules and TypeScript mark the same places.
    await page
      .getByText(`1 file: ${largeFile.places} places left to do`)
      .waitFor({ timeout: 60_000 });

    const others = {
      'Large.tsx': 'x;'.repeat(10_000_000),
      'Picture.tsx': 'PNG\0\0',
      'Latin1.tsx': Buffer.from(`const label = 'Größe';`, 'latin1'),
      'Deep.tsx': '('.repeat(1_000_000),
      'App.tsx': `export { parseSQL } from 'react-querybuilder';`,
    };
    const folder = folderWith(others);
    await files.setInputFiles(Object.keys(others).map((name) => join(folder, name)));
    for (const answer of [
      'Large.tsx: This file has 20 MB, and at most 5 MB are scanned.',
      'Picture.tsx: This isn’t text, so it can’t be scanned.',
      'Latin1.tsx: This isn’t text in UTF-8, so it can’t be scanned.',
      'Deep.tsx: The code is nested too deeply to be scanned.',
      '5 files: 1 place left to do, 4 not checked, as listed.',
    ]) {
      await page.getByText(answer).waitFor();
    }
  });
});

test('a page for two majors leads to its rows without JavaScript', async ({ site }) => {
  const page = await site.open('/upgrade/6-to-7#labels', { javaScript: false });
  const row = page.locator('#labels');
  await expect(row).toContainText('+Rule');
  expect(await row.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
});
