import { deflateSync } from 'node:zlib';
import type { Page, Request, Route } from '@playwright/test';
import lzString from 'lz-string';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { describe } from 'vitest';
import { readAddress, writeAddress } from '../../website/features/demo/client/address/address.ts';
import { defaultState } from '../../website/features/demo/client/state.ts';
import { kits } from '../../website/kits/kits.ts';
import { Demo } from '../fixture/demo.ts';
import { countDocuments } from '../fixture/scripts.ts';
import { expect, test } from '../fixture/test.ts';

describe('the served HTML of the demo', () => {
  test.for([
    ['/demo', 'Demo'],
    ['/demo/antd', 'Demo: Ant Design'],
    ['/demo/tremor', 'Demo: Tremor'],
  ] as const)('%s has the builder, options, code, and text', async ([address, title], { site }) => {
    const page = await site.open(address, { javaScript: false });
    expect(await page.title()).toContain(title);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50}/);
    await expect(page.locator('main .queryBuilder [data-testid=rule]')).toHaveCount(6);
    expect(await page.locator('main input[type=checkbox][name]').count()).toBeGreaterThan(26);
    await expect(page.getByText('const startQuery: RuleGroupType = {')).toHaveCount(1);
    await expect(
      page.locator('main h2', { hasText: /Ant Design|Tremor|own controls/ }),
    ).toHaveCount(1);
  });
});

describe('the address of the demo', () => {
  test('is read from the docs’ links, and follows every change', async ({ site }) => {
    const page = await site.open('/demo?showNotToggle=true');
    await page.locator('main .ruleGroup-notToggle').first().waitFor();
    await new Demo(page, 'plain').toggle('showCloneButtons');
    await page.waitForURL('**/demo#showNotToggle=true&showCloneButtons=true');
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.waitForURL(/\/demo$/);
  });

  test('carries the query to another reader', async ({ site }) => {
    const page = await site.open('/demo', { canCopy: true });
    const demo = new Demo(page, 'plain');
    await demo.rule('age').locator('input').last().fill('77');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    const other = await site.open(link.pathname + link.hash);
    await expect(new Demo(other, 'plain').rule('age').locator('input').last()).toHaveValue('77');
  });

  test('of the public demo leads to its kit and query', async ({ site }) => {
    const state = {
      query: { combinator: 'or', rules: [{ field: 'job', operator: '=', value: 'Baker' }] },
      options: { showBranches: true },
      style: 'bulma',
    };
    const packed = deflateSync(JSON.stringify(state)).toString('base64');
    const page = await site.open(`/demo#s=${packed}`);
    await page.waitForURL('**/demo/bulma**');
    const demo = await new Demo(page, 'bulma').shown();
    await demo.expectRules(1);
    await demo.builder.locator('.queryBuilder-branches').waitFor();
  });

  test('that is damaged gives the defaults and a notice', async ({ site }) => {
    const page = await site.open('/demo#q=1.damaged&showNotToggle=true');
    await page.getByRole('alert').getByText('damaged').waitFor();
    await new Demo(page, 'plain').expectRules(6);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });
});

/** A query that no form would make: the builder must show it without a change. */
const rule = { field: 'total', operator: '>', value: '5' };
const foreign = {
  id: 'root',
  combinator: 'xor',
  note: { by: ['a reader'] },
  rules: [
    { ...rule, id: 'comma', operator: '=', value: '1,000' },
    { ...rule, id: 'list', field: 'note', value: ['a', 'b'] },
    { ...rule, id: 'null', field: 'note', operator: '=', value: null },
    { ...rule, id: 'parameter', valueSource: 'parameter', value: 'least' },
    { ...rule, id: 'unknown', field: 'shoeSize', operator: 'resembles' },
    { ...rule, id: 'name', field: 'note', operator: '=', valueSource: 'field', value: 'Ada' },
    { ...rule, id: 'option', field: 'status', operator: '=', value: 'nowhere' },
    { ...rule, id: 'lines', field: 'customer', operator: '=', value: 'two\nlines' },
    { ...rule, id: 'items', field: 'items', operator: '=', value: 'x' },
    { id: 'independent', rules: [{ ...rule, id: 'first' }, 'OR', { ...rule, id: 'second' }] },
  ],
};

const addressOf = (query: unknown) =>
  writeAddress({ ...defaultState('orders'), query: query as RuleGroupTypeAny });

/** The query of the address, after a change of an option has written the address again. */
async function queryAfter(demo: Demo, option: string): Promise<unknown> {
  await demo.toggle(option);
  await demo.page.waitForURL((url) => url.hash.includes(option));
  const { state } = await readAddress('', new URL(demo.page.url()).hash);
  return { dataSet: state.dataSet, query: state.query };
}

describe('a shared query', () => {
  const expected = { dataSet: 'orders', query: foreign };

  test('survives a reload, another kit, and the way back', async ({ site }) => {
    const page = await site.open(`/demo${await addressOf(foreign)}`);
    await page.getByRole('alert').getByText('can’t show these values').waitFor();
    const demo = new Demo(page, 'plain');
    await demo.expectRules(11);
    await expect(demo.rule('unknown').locator('select').first()).toHaveValue('shoeSize');
    expect(await queryAfter(demo, 'showCloneButtons')).toEqual(expected);
    await page.reload();
    await demo.rule('comma').waitFor();
    expect(await queryAfter(demo, 'showLockButtons')).toEqual(expected);
    await page.getByRole('navigation', { name: 'UI kits' }).getByText('Bulma').click();
    const bulma = await new Demo(page, 'bulma').shown();
    expect(await queryAfter(bulma, 'showShiftActions')).toEqual(expected);
    await page.goBack();
    await demo.rule('comma').waitFor();
    expect(await queryAfter(demo, 'showUngroupButtons')).toEqual(expected);
  });

  test.for(kits.map(({ id }) => id))('is shown as it is: %s', async (kit, { site }) => {
    const page = await site.open(`${Demo.address(kit)}${await addressOf(foreign)}`);
    const demo = await new Demo(page, kit).shown();
    await demo.expectRules(11);
    for (const name of ['shoeSize', 'resembles', 'Ada', 'nowhere']) {
      await expect.poll(() => demo.texts()).toContain(`${name} (unknown)`);
    }
    for (const text of ['XOR', '1,000', 'least', 'two\nlines']) {
      await expect.poll(() => demo.texts()).toContain(text);
    }
    expect(await queryAfter(demo, 'showNotToggle')).toEqual(expected);
  });

  test('replaces another query, and an edit changes only its own rule', async ({ site }) => {
    const page = await site.open('/demo/bulma');
    const demo = await new Demo(page, 'bulma').shown();
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      await addressOf(foreign),
    );
    await demo.expectRules(11);
    await demo.rule('first').locator('.rule-remove').click();
    await demo.expectRules(10);
    const query = structuredClone(foreign) as { rules: { rules?: unknown[] }[] };
    query.rules.at(-1)?.rules?.splice(0, 2);
    expect(await queryAfter(demo, 'showNotToggle')).toEqual({ dataSet: 'orders', query });
  });
});

describe('what discards a query', () => {
  test.for([
    ['Start over', (page: Page) => page.getByRole('button', { name: 'Start over' }).click()],
    [
      'another data set',
      (page: Page) => page.getByLabel('Data', { exact: true }).selectOption('events'),
    ],
  ] as const)('can be undone: %s', async ([, discard], { site }) => {
    const query = { id: 'q', combinator: 'or', rules: [{ ...rule, id: 'mine', value: '77' }] };
    const page = await site.open(`/demo${await addressOf(query)}`);
    const demo = new Demo(page, 'plain');
    await demo.rule('mine').waitFor();
    await discard(page);
    await demo.rule('mine').waitFor({ state: 'detached' });
    const status = page.getByRole('status');
    await status.getByRole('button', { name: 'Undo' }).press('Enter');
    await demo.rule('mine').waitFor();
    await expect(status).toHaveText('Your query is back. Dismiss');
    await expect(status).toBeFocused();
    expect(await queryAfter(demo, 'showNotToggle')).toEqual({ dataSet: 'orders', query });
    await status.getByRole('button', { name: 'Dismiss' }).click();
    await expect(status).toBeEmpty();
  });

  test('can be undone after an edit in the frame of a kit', async ({ site }) => {
    const page = await site.open('/demo/bulma');
    const demo = await new Demo(page, 'bulma').shown();
    const input = demo.rule('age').locator('input').last();
    await input.fill('41');
    await expect.poll(() => demo.code()).toMatch(/value: '?41\b/);
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(input).toHaveValue('28');
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(input).toHaveValue('41');
  });
});

describe('a kit', () => {
  test('takes over the state without a reload, and gives it back', async ({ site }) => {
    const page = await site.open('/demo');
    const documents = countDocuments(page);
    await new Demo(page, 'plain').rule('age').locator('.rule-remove').click();
    await page.getByRole('navigation', { name: 'UI kits' }).getByText('Bulma').click();
    const bulma = await new Demo(page, 'bulma').shown();
    await bulma.expectRules(5);
    await bulma.rules.first().locator('.rule-remove').click();
    await page.getByRole('navigation', { name: 'UI kits' }).getByText('No kit').click();
    await page.waitForURL(/\/demo#q=/);
    await new Demo(page, 'plain').expectRules(4);
    expect(documents.count).toBe(0);
  });

  test('is opened again by the links of the docs', async ({ site }) => {
    const page = await site.open('/demo/antd');
    await new Demo(page, 'antd').shown();
    const link = page.getByRole('link', { name: 'Try it in the demo: Clone buttons' });
    await page.goto(new URL('/docs/components/querybuilder', page.url()).href);
    await expect(link).toHaveAttribute('href', '/demo/antd?showCloneButtons=true');
    await link.click();
    await expect(page.locator('input[name=showCloneButtons]')).toBeChecked();
  });

  test('follows color mode and direction', async ({ site }) => {
    const page = await site.open('/demo/bootstrap#rightToLeft=true', { colorScheme: 'dark' });
    const { builder } = await new Demo(page, 'bootstrap').shown();
    await builder.locator('html[data-bs-theme=dark][dir=rtl]').waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await builder.locator('html[data-bs-theme=light]').waitFor();
  });

  test('can be left with the Tab key', async ({ site }) => {
    const page = await site.open('/demo/bulma');
    const demo = await new Demo(page, 'bulma').shown();
    await demo.builder.locator('.rule-remove').last().focus();
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName))
      .not.toBe('IFRAME');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  });

  test('stays until the next one is ready', async ({ site }) => {
    const page = await site.open('/demo/bulma');
    await new Demo(page, 'bulma').shown();
    const held: Route[] = [];
    await page.route('**/frames/bootstrap', (route) => held.push(route));
    await page.getByRole('navigation', { name: 'UI kits' }).getByText('Bootstrap').click();
    await expect.poll(() => held.length).toBe(1);
    await expect(page.getByTitle(/, Bulma$/)).toBeVisible();
    await expect(page.locator('main > * .queryBuilder')).toHaveCount(0);
    await held[0]?.continue();
    await expect(page.getByTitle(/, Bulma$/)).toHaveCount(0);
    await expect(page.getByTitle(/, Bootstrap$/)).toBeVisible();
  });

  test('that doesn’t load leaves the library’s own controls', async ({ site }) => {
    site.expectProblem(/frames\/bulma/, 'the frame is cut off');
    site.allowProblem(/chrome-error/, 'what the browser shows in its place');
    const page = await site.open('/demo/bulma', {
      prepare: async (tab) => {
        await tab.clock.install();
        await tab.route('**/frames/bulma', (route) => route.abort('connectionfailed'));
      },
    });
    await new Demo(page, 'plain').expectRules(6);
    await page.clock.runFor(25_000);
    await page.getByRole('alert').getByText('did not load in time').waitFor();
    await page.unroute('**/frames/bulma');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.frameLocator('main iframe').locator('[data-testid=rule]').first().waitFor();
  });
});

test.for(['plain', 'bootstrap', 'bulma'])(
  'a list of several values shows what is selected: %s',
  async (kit, { site }) => {
    const page = await site.open(Demo.address(kit));
    const demo = await new Demo(page, kit).shown();
    const list = demo.builder.locator('select[multiple]').filter({ visible: true });
    const isInSight = await list.evaluate((select: HTMLSelectElement) => {
      const box = select.getBoundingClientRect();
      const first = select.selectedOptions[0]?.getBoundingClientRect();
      return first && first.top >= box.top && first.bottom <= box.bottom;
    });
    expect(isInSight).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test('rules are dragged by keyboard', async ({ site }) => {
  const page = await site.open('/demo#enableDragAndDrop=true');
  const demo = await new Demo(page, 'plain').shown();
  await demo.rule('born').locator('.queryBuilder-dragHandle').press('Space');
  // The sensor listens to further keys from its next timer on.
  await page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(async () => (await demo.ruleIds())[0]).toBe('age');
});

test.for(['plain', 'bulma'])('rules are dragged by touch: %s', async (kit, { site }) => {
  const page = await site.open(`${Demo.address(kit)}#enableDragAndDrop=true`);
  const demo = await new Demo(page, kit).shown();
  await demo.rule('born').locator('.queryBuilder-dragHandle').waitFor();
  await demo.dragByTouch('born', 'age');
  await expect.poll(async () => (await demo.ruleIds())[0]).toBe('age');
});

describe('the whole project', () => {
  /** What the page posts to another site when a button is pressed. */
  async function posted(page: Page, host: string, button: string) {
    const requests: Request[] = [];
    await page.context().route(`https://${host}/**`, (route) => {
      requests.push(route.request());
      return route.fulfill({ contentType: 'text/html', body: `<title>${host}</title>` });
    });
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => requests.length).toBe(1);
    const sent = requests[0] as Request;
    expect(sent.method()).toBe('POST');
    return { address: new URL(sent.url()), form: new URLSearchParams(sent.postData() ?? '') };
  }

  const dependenciesOf = (json = '') => JSON.parse(json).dependencies;

  test('goes to StackBlitz through a form, and nothing is sent before', async ({ site }) => {
    site.expectProblem(/stackblitz\.com/, 'the reader asked for it');
    const page = await site.open('/demo');
    const { address, form } = await posted(page, 'stackblitz.com', 'StackBlitz');
    expect(address.pathname).toBe('/run');
    expect(form.get('project[template]')).toBe('node');
    expect(form.get('project[title]')).toContain('Query Builder');
    expect(form.get('project[files][src/App.tsx]')).toContain('<QueryBuilder');
    expect(dependenciesOf(form.get('project[files][package.json]') ?? '')).toHaveProperty(
      'react-querybuilder',
    );
  });

  test('goes to CodeSandbox through a form, and nothing is sent before', async ({ site }) => {
    site.expectProblem(/codesandbox\.io/, 'the reader asked for it');
    const page = await site.open('/demo/bootstrap');
    await new Demo(page, 'bootstrap').shown();
    const { address, form } = await posted(page, 'codesandbox.io', 'CodeSandbox');
    expect(address.pathname + address.search).toBe('/api/v1/sandboxes/define?environment=server');
    const packed = form.get('parameters') ?? '';
    expect(packed).toMatch(/^[\w-]+$/);
    const base64 = packed.replaceAll('-', '+').replaceAll('_', '/');
    const { files } = JSON.parse(lzString.decompressFromBase64(base64));
    expect(files['src/App.tsx'].content).toContain('<QueryBuilderBootstrap');
    expect(files['src/App.tsx'].content).toContain('bootstrap-icons/font/bootstrap-icons.css');
    expect(dependenciesOf(files['package.json'].content)).toHaveProperty('bootstrap-icons');
  });
});
