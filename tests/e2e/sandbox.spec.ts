import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { describe } from 'vitest';
import { latestRelease, releases } from '../../website/features/sandbox/client/releases.ts';
import { templates } from '../../website/features/sandbox/client/templates/templates.ts';
import { faultOf, hasRun, preview, printedBy, sandboxWith } from '../fixture/sandbox.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

describe('every template runs on every release that it fits', () => {
  test.for(templates.map(({ id }) => id))('%s', async (id, { site }) => {
    const page = await site.open(`/sandbox?t=${id}`);
    const picker = page.getByLabel('Version');
    const fitting = releases.filter(({ release }) =>
      templates.some((template) => template.id === id && template.fits(release)),
    );
    for (const { release } of fitting) {
      await picker.selectOption(release);
      await hasRun(page);
      expect(await faultOf(page), release).toBe('');
      await preview(page).locator('pre').waitFor();
    }
  });
});

describe('addresses', () => {
  test('an unknown template opens the first one with a notice', async ({ tour }) => {
    const page = await tour.visit('/sandbox?template=angular');
    await page.getByText('There is no template "angular"').waitFor();
    await hasRun(page);
  });

  test('a damaged project opens a template with a notice', async ({ site }) => {
    const page = await site.open('/sandbox#code=1.abc');
    await page.getByText('This link is damaged').waitFor();
  });

  test('an edit is in the address, and survives a reload', async ({ site }) => {
    const page = await site.open('/sandbox');
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('// mine');
    await expect.poll(() => page.url()).toContain('#code=1.');
    await site.reload(page);
    await page.locator('.cm-content', { hasText: '// mine' }).waitFor();
  });

  test('a platform in the address opens the project there', async ({ site }) => {
    site.allowProblem(/stackblitz\.com/, 'the address asks for it');
    let sent = '';
    await site.open('/sandbox?t=basic-ts&p=stackblitz', {
      prepare: (page) =>
        page.route('https://stackblitz.com/**', (route) => {
          sent = route.request().postData() ?? '';
          return route.fulfill({ contentType: 'text/html', body: 'arrived' });
        }),
      ready: 'parsed',
    });
    await expect
      .poll(() => new URLSearchParams(sent).get('project[files][src/App.tsx]'))
      .toContain('QueryBuilder');
  });
});

describe('what is wrong with the code is reported', () => {
  test.for([
    [
      'code that does not compile',
      'const a = 1;\nconst = 2;',
      /does not compile in App\.tsx, line 2, column 7.*const = 2;\n {6}\^/s,
    ],
    [
      'a package that isn’t available',
      "import 'lodash';",
      /"lodash" can’t be imported here.*react-querybuilder/,
    ],
    [
      'a component that throws',
      'export default () => <Inner />;\nfunction Inner() { throw new Error("boom"); return null; }',
      /threw an error in App\.tsx, line 2.*boom.*Inner/s,
    ],
    ['a promise that fails', 'Promise.reject(new Error("later"));', /later/],
    [
      'a loop that does not end',
      'let n = 0;\nfor (;;) n += 1;',
      /Stopped in App\.tsx.*infinite loop/s,
    ],
    [
      'a component that renders forever',
      'import { useEffect, useState } from "react";\nexport default () => { const [n, setN] = useState(0); useEffect(() => setN(n + 1)); return n; };',
      /Stopped.*on every render/s,
    ],
    [
      'an endless chain of promises',
      'const f = async () => { await null; await f(); }; f();',
      /Stopped/,
    ],
    [
      'code that leaves its page',
      'location.href = "/docs/intro"; export default () => null;',
      /navigated away from its page/,
    ],
  ] as const)('%s', async ([, code, message], { site }) => {
    site.allowProblem(/browser storage is not available/, 'the page that it leaves for says so');
    const page = await site.open(await sandboxWith(code));
    await expect.poll(() => faultOf(page), { timeout: 20_000 }).toMatch(message);
    // The page is as quick as before.
    await page.getByRole('button', { name: 'Run again' }).click({ timeout: 5000 });
  });
});

test('what the code prints is shown as Node would print it', async ({ site }) => {
  const page = await site.open(
    await sandboxWith('console.log({ a: [1, "b"] }, "text"); console.log(1);'),
  );
  await hasRun(page);
  expect(await printedBy(page)).toEqual(["{ a: [ 1, 'b' ] } text", '1']);
});

test('errors that the code logs are shown, and those that React logs are not', async ({ site }) => {
  site.expectProblem(/SyntaxError/, 'the code logs it');
  const page = await site.open(
    await sandboxWith(
      `try { JSON.parse('{'); } catch (error) { console.error(error); }
export default () => { throw new Error('boom'); };`,
    ),
  );
  await expect.poll(() => faultOf(page)).toContain('boom');
  expect(await printedBy(page)).toEqual([expect.stringMatching(/^error: SyntaxError: /)]);
});

test('a run shows no output of the previous code', async ({ site }) => {
  const page = await site.open(
    await sandboxWith('setInterval(() => console.log("before", Math.random()), 1);'),
  );
  await expect.poll(() => printedBy(page)).toContainEqual(expect.stringContaining('before'));
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('console.log("after");');
  await expect.poll(() => printedBy(page)).toContain('after');
  expect(await printedBy(page)).toEqual(['after']);
});

test('several files run, including stylesheets and JSON', async ({ site }) => {
  const page = await site.open('/sandbox?t=validation');
  await hasRun(page);
  await page.getByRole('button', { name: 'styles.css' }).click();
  await page.locator('.cm-content', { hasText: 'rule-value' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('pre { color: rgb(1, 2, 3) }');
  await expect(preview(page).locator('pre')).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('the editor completes the names of the release, and Tab leaves it after Escape', async ({
  site,
}) => {
  const page = await site.open(await sandboxWith('export default () => null;\n'));
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('formatQ');
  await page.locator('.cm-tooltip-autocomplete', { hasText: 'formatQuery' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.cm-editor'))).toBeNull();
});

test.for(['desktop', 'phone'] as const)(
  'what a button of the bar reports moves nothing on a %s',
  async (name, { site }) => {
    const page = await site.open('/sandbox', { viewport: viewports[name] });
    const code = page.getByRole('region', { name: 'Code', exact: true });
    const before = await code.boundingBox();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('status').filter({ hasText: /link/i }).waitFor();
    expect(await code.boundingBox()).toEqual(before);
  },
);

test('a download is a whole project', async ({ site }) => {
  const page = await site.open('/sandbox?t=bulma');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const files = unzipSync(readFileSync(await download.path()));
  const manifest = JSON.parse(
    new TextDecoder().decode(files['query-builder-project/package.json']),
  );
  expect(manifest.dependencies).toMatchObject({
    'react-querybuilder': latestRelease,
    '@react-querybuilder/bulma': 'file:packages/bulma',
  });
  expect(Object.keys(files)).toContain('query-builder-project/packages/bulma/index.js');
  expect(Object.values(manifest.dependencies)).not.toContain('*');
});

test('without a network every release that was loaded still runs', async ({ site }) => {
  site.allowProblem(/favicon/, 'the browser asks for it when it likes');
  site.allowProblem(/play\/files\/language/, 'the first focus asks for TypeScript');
  const page = await site.open('/sandbox');
  const picker = page.getByLabel('Version');
  for (const { release } of releases) {
    await picker.selectOption(release);
    await hasRun(page);
    await preview(page).locator('.ruleGroup').first().waitFor();
  }
  await page.context().setOffline(true);
  for (const { release } of releases) {
    await picker.selectOption(release);
    await hasRun(page);
    expect(await faultOf(page), release).toBe('');
    await preview(page).getByText('Rule', { exact: false }).first().waitFor();
  }
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  // Not key by key: completion would load its list of names.
  await page.keyboard.insertText('console.log("offline");');
  await expect.poll(() => printedBy(page)).toContain('offline');
  await page.getByText(/^TypeScript could not be loaded/).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(/^Types: /).waitFor({ timeout: 20_000 });
});

test('without a network, what was not loaded is reported and can be retried', async ({ site }) => {
  site.allowProblem(/ERR_INTERNET_DISCONNECTED/, 'the test cuts the network');
  const page = await site.open('/sandbox');
  await hasRun(page);
  await page.context().setOffline(true);
  await page.getByLabel('Version').selectOption('5.4.1');
  await expect.poll(() => faultOf(page)).toContain('Check your network connection');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Run again' }).click();
  await hasRun(page);
  expect(await faultOf(page)).toBe('');
  await preview(page).locator('.ruleGroup').first().waitFor();
});
