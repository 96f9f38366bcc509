import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { scan } from '../../packages/upgrade/src/scan.ts';
import { compareTypes } from '../../packages/upgrade/src/types/compare.ts';
import { projectsOf } from '../../packages/upgrade/src/types/projects.ts';
import { majorOf, minorOf } from '../../releases/releases.ts';
import { folderWith } from '../data/folder.ts';
import { apps, makeProject, makeRelease, readApp } from '../data/upgrade-projects.ts';
import { accessibilityFaults } from '../fixture/axe.ts';
import { paste } from '../fixture/clipboard.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

/** What the command lists: the places that its rules find, and type errors elsewhere. */
function listed(code: string, from: string, to: string) {
  const scanned = scan(code, majorOf(from), majorOf(to), 'App.tsx');
  const found = 'problem' in scanned ? [] : scanned.findings;
  const [project] = projectsOf([join(makeProject({ 'App.tsx': code }), 'App.tsx')]);
  if (!project) throw new Error('There is no project.');
  const { problems } = compareTypes(project, makeRelease(from), makeRelease(to));
  return {
    errors: problems
      .filter(
        ({ line, column }) => !found.some((one) => one.line === line && one.column === column),
      )
      .map(({ line, code: number }) => `Line ${line}, type error ${number}:`),
    places: found.map(({ line }) => `Line ${line}:`),
  };
}

const fileOf = (name: string, text: string) => ({
  ...{ name, mimeType: 'text/plain' },
  buffer: Buffer.from(text),
});

const choose = (page: Page) => page.getByLabel('Or choose files:');
const chooseFolder = (page: Page) => page.getByLabel('Or a folder:');
const slow = { timeout: 60_000 };

const typed = `import type { Field } from 'react-querybuilder';

export const unit = (field: Field): string => field.unit;
`;

/** The page calls the function of the command, whose own tests read all apps. */
const someApps = apps.filter(([name]) => name === 'v3-orders' || name === 'v6-typed');

describe('the type check on the page about upgrading', { timeout: 120_000 }, () => {
  test.for(someApps)('finds in %s what the command finds', async ([name, from, to], { site }) => {
    const page = await site.open(`/upgrade?from=${minorOf(from)}&to=${minorOf(to)}`);
    for (const side of ['before', 'after'] as const) {
      const { errors, places } = listed(readApp(name, side), from, to);
      await choose(page).setInputFiles(fileOf('App.tsx', readApp(name, side)));
      const count = errors.length + places.length;
      const sentence = `1 file: ${count} ${count === 1 ? 'place' : 'places'} left to do`;
      await page.getByText(sentence).waitFor(slow);
      await page.getByText(`1 file was type-checked with ${from} and ${to}.`).waitFor();
      const items = await page.locator('section:has(#your-code) li').allInnerTexts();
      const startsOf = (pattern: RegExp) => items.flatMap((text) => pattern.exec(text)?.[0] ?? []);
      expect(startsOf(/^Line \d+, type error \d+:/)).toEqual(errors);
      expect(startsOf(/^Line \d+:/)).toEqual(places);
    }
  });

  test('leads from an error to the docs of this site, and says what it can’t see', async ({
    site,
  }) => {
    const page = await site.open('/upgrade?from=6.1&to=7.7', { viewport: viewports.phone });
    await choose(page).setInputFiles(fileOf('unit.ts', typed));
    const error = page.locator('li', { hasText: 'Line 3, type error 2322:' });
    await error.getByText('Declare them in a type that extends FullField').waitFor(slow);
    await page.getByText('The types are those of 6.5.5').waitFor();
    await page.getByText('Styles and behavior weren’t compared').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await error.getByRole('link', { name: 'Details' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#custom-control-elements');
    await expect(page.locator('#custom-control-elements')).toHaveCount(1);
  });

  test('lists changes of behavior that the code names, with both outputs', async ({ site }) => {
    const page = await site.open('/upgrade?from=6.5&to=8.24');
    await choose(page).setInputFiles(fileOf('App.tsx', readApp('v6-import', 'before')));
    const change = page.locator('details', { hasText: 'The json_without_ids format' });
    await change.locator('summary').click(slow);
    await expect(change.locator('figcaption')).toHaveText(['6.5.5', '7.7.1']);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('checks a folder with its settings, and leaves out what others wrote', async ({ site }) => {
    const page = await site.open('/upgrade?from=6.5&to=8.24');
    const folder = folderWith({
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'src/unit.ts': typed,
      'src/use.tsx': `import { unit } from '@/unit';\nexport const size: number = unit;\n`,
      'src/App.js': 'export const App = 1;\n',
      'node_modules/a/index.ts': typed,
    });
    await chooseFolder(page).setInputFiles(folder);
    await page.getByText('3 files: 1 place left to do.').waitFor(slow);
    await page.getByText('1 type error that both report isn’t listed.').waitFor();
    await page.getByText('1 JavaScript file wasn’t type-checked').waitFor();
    await page.getByText(`Not searched: ${basename(folder)}/node_modules.`).waitFor();
  });

  test('reads a folder that somebody drops, with the folders inside', async ({ site }) => {
    const page = await site.open('/upgrade?from=6.5&to=8.24');
    const folder = folderWith({
      'src/parts/unit.ts': typed,
      'src/App.js': 'export const App = 1;\n',
      'node_modules/a/index.ts': typed,
    });
    const code = page.getByLabel('Code to scan');
    await code.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await code.boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    const at = { x: x + 20, y: y + 20 };
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await session.send('Input.dispatchDragEvent', { type, ...at, data });
    }
    await page.getByText('2 files: 1 place left to do.').waitFor(slow);
    await page.getByRole('heading', { name: `${basename(folder)}/src/parts/unit.ts` }).waitFor();
    await page.getByText(`Not searched: ${basename(folder)}/node_modules.`).waitFor();
  });

  test('checks 200 files in less than ten times the time of two, and stops when asked to', async ({
    site,
  }) => {
    const page = await site.open('/upgrade?from=6.5&to=8.24');
    const code = apps.slice(3, 5).map(([name]) => readApp(name, 'before'));
    const folderOf = (length: number) =>
      folderWith(
        Object.fromEntries(
          Array.from({ length }, (_, index) => [`src/${index}.tsx`, code[index % 2] ?? '']),
        ),
      );
    const folder = folderOf(200);
    const secondsFor = async (chosen: string, files: number) => {
      const start = performance.now();
      await chooseFolder(page).setInputFiles(chosen);
      await page.getByText(`${files} files were type-checked`).waitFor(slow);
      return (performance.now() - start) / 1000;
    };
    const two = await secondsFor(folderOf(2), 2);
    const all = await secondsFor(folder, 200);
    console.log(`2 files: ${two.toFixed(1)} s, 200 files: ${all.toFixed(1)} s`);
    expect(all / two).toBeLessThan(10);

    await chooseFolder(page).setInputFiles(folder);
    await page.getByText('Type-checking …').first().waitFor(slow);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('You stopped the type check, so types weren’t compared.').waitFor();
    await page.getByText('1 not checked, as listed.').waitFor();
  });

  test('says what is wrong with code that isn’t valid, and with a paste of 20 MB', async ({
    site,
  }) => {
    const page = await site.open('/upgrade?from=6.5&to=8.24');
    await choose(page).setInputFiles([fileOf('App.tsx', 'const = 1;'), fileOf('a.ts', typed)]);
    await page.getByText('App.tsx: Line 1 isn’t valid code').waitFor(slow);
    await page.getByText('2 files: 1 place left to do, 1 not checked, as listed.').waitFor();

    await paste(page.getByLabel('Code to scan'), '// code\n'.repeat(2_500_000));
    await page.getByRole('button', { name: 'Scan', exact: true }).click(slow);
    await page.getByText('This file has 20 MB, and at most 5 MB are scanned.').waitFor(slow);
  });

  test('loads TypeScript and types only for files', async ({ site }) => {
    const page = await site.open('/upgrade');
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => (/\/play\/|minors/.test(name) ? [name] : [])),
      );
    expect(await loaded()).toEqual([]);
    const asked = page.waitForRequest((request) => request.url().includes('/play/files/types'));
    await choose(page).setInputFiles(fileOf('a.ts', typed));
    await asked;
  });

  test('shows what each minor changed, with both outputs', async ({ site }) => {
    const page = await site.open('/upgrade?from=8.6&to=8.24');
    await page.getByText('Since 8.23:').first().waitFor();
    await page.getByText('npm doesn’t have 8.21').waitFor();
    const captions = await page.locator('main figcaption').allInnerTexts();
    expect([...new Set(captions)]).toEqual(['8.6.1', '8.24.1']);
    expect(await page.getByText('Since 8.6:').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
