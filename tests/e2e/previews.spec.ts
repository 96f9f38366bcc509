import type { Locator, Page } from '@playwright/test';
import { describe } from 'vitest';
import { keepPictures } from '../fixture/failure.ts';
import { openWithShifts } from '../fixture/layout.ts';
import { allPreviews, comparePreview } from '../fixture/previews.ts';
import { holdScripts } from '../fixture/scripts.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

const page = '/docs/tips/managing-operators';

/** The first preview of a page; its locators look into the shadow root. */
const first = (page: Page) => page.locator('[data-result]').first();

/** Clicks an element of a picture with the pointer. Tests can't reach it otherwise, because it is inert. */
async function clickIn(page: Page, result: Locator, selector: string): Promise<void> {
  await result.scrollIntoViewIfNeeded();
  const { x, y } = await result.evaluate((one, wanted) => {
    const element = one.firstElementChild?.shadowRoot?.querySelector(wanted);
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width - 8, y: top + height / 2 };
  }, selector);
  await page.mouse.click(x, y);
}

/** A page of each version with many previews. */
const pagesOfVersions = [
  '/docs/3/intro',
  '/docs/4/api/querybuilder',
  '/docs/5/api/valueeditor',
  '/docs/6/components/valueeditor',
  '/docs/components/valueeditor',
  '/docs/next/components/querybuilder',
];

/** Controls of previews that are cut or too narrow to use, and previews that are cut below. */
function unfit(): readonly string[] {
  return [...document.querySelectorAll('[data-result] > *')].flatMap((host, index) => {
    const { left, right } = host.getBoundingClientRect();
    const controls = host.shadowRoot?.querySelectorAll(
      '.queryBuilder :is(button, input, select, textarea)',
    );
    const bad = [...(controls ?? [])].filter((control) => {
      const box = control.getBoundingClientRect();
      const least = control.matches('[type=checkbox], [type=radio]') ? 12 : 24;
      return box.width < least || box.left < left || box.right > right;
    });
    const isCut = host.scrollHeight > host.clientHeight || host.scrollWidth > host.clientWidth;
    return [...bad.map(({ className }) => className), ...(isCut ? ['the whole'] : [])].map(
      (what) => `${index}: ${what}`,
    );
  });
}

describe('the preview of a sample', () => {
  test('needs no JavaScript to show what the sample starts with', async ({ site }) => {
    const opened = await site.open(page, { javaScript: false });
    const builder = first(opened).locator('.queryBuilder');
    await expect(builder).toBeVisible();
    await expect(builder.locator('.rule')).toHaveCount(3);
    expect(
      await builder.locator('.ruleGroup').evaluate((one) => getComputedStyle(one).display),
    ).toBe('flex');
    const rule = builder.locator('.rule').first();
    await expect(rule.locator('.rule-operators')).toHaveValue('notIn');
    await expect(rule.locator('.rule-value')).toHaveValue('returned, canceled');
  });

  test('appears after a navigation within the site', async ({ site }) => {
    const opened = await site.open('/docs/tips/managing-fields');
    await opened.getByRole('link', { name: 'Manage operators' }).first().click();
    await opened.waitForURL(`**${page}`);
    await first(opened).locator('.queryBuilder').waitFor();
  });

  test('and its page do not style each other', async ({ site }) => {
    const opened = await site.open(page);
    const [inside, outside] = await opened.evaluate(() => {
      const styleOf = (selector: string) =>
        Object.assign(document.createElement('style'), {
          textContent: `${selector}{display:none}`,
        });
      const paragraph = document.querySelector('[data-article] p');
      const shadow = document.querySelector('[data-result] > *')?.shadowRoot;
      document.head.append(styleOf('.rule'));
      shadow?.append(styleOf('p'));
      return [shadow?.querySelector('.rule'), paragraph].map(
        (element) => element && getComputedStyle(element).display,
      );
    });
    expect(inside).toBe('flex');
    expect(outside).toBe('block');
  });

  test.for(pagesOfVersions)('fits a phone on %s', async (address, { site }) => {
    const opened = await site.open(address, { viewport: viewports.phone });
    expect(await opened.evaluate(unfit)).toEqual([]);
  });

  test('is skipped by the keyboard', async ({ site }) => {
    const opened = await site.open(page);
    const reached = await first(opened).evaluate((result) => {
      const inside = result.firstElementChild?.shadowRoot?.querySelector('button');
      inside?.focus();
      return document.activeElement !== document.body;
    });
    expect(reached).toBe(false);
  });

  test('becomes the running sample in the same place', async ({ site }) => {
    const opened = await site.open(page);
    const result = first(opened);
    const size = async () => {
      const { width = 0, height = 0 } = (await result.boundingBox()) ?? {};
      return { width, height };
    };
    const before = await size();
    await opened
      .locator('[data-live-example]')
      .first()
      .getByRole('button', { name: 'Run' })
      .click();
    await result.locator('iframe[data-state=shown]').waitFor();
    await expect(result.locator('[inert]')).toHaveCount(0);
    expect(await size()).toEqual(before);
    await result.frameLocator('iframe').locator('.rule').first().waitFor();
  });

  test('takes the click and the letters after it to the same control', async ({ site }) => {
    const opened = await site.open(page);
    const result = opened.locator('[data-result]').nth(1);
    await clickIn(opened, result, 'input.rule-value');
    await result.locator('[inert]').waitFor({ state: 'detached' });
    await opened.keyboard.type('!');
    await result.locator('iframe[data-state=shown]').waitFor();
    const focused = result.frameLocator('iframe').locator('input.rule-value:focus');
    await expect(focused).toHaveValue('paid!');
    await opened.keyboard.type('?');
    await expect(focused).toHaveValue('paid!?');
  });

  test('presses the same button in the running sample', async ({ site }) => {
    const opened = await site.open(page);
    const rules = first(opened).frameLocator('iframe').locator('.rule');
    await clickIn(opened, first(opened), 'button.ruleGroup-addRule');
    await expect(rules).toHaveCount(4);
  });

  test('passes a chosen value to the running sample', async ({ site }) => {
    let load = () => {};
    const chosen = new Promise<void>((resolve) => {
      load = resolve;
    });
    const opened = await site.open(page, {
      prepare: (tab) => tab.route('**/play/**', (route) => chosen.then(() => route.continue())),
    });
    await clickIn(opened, first(opened), '.ruleGroup-header');
    const list = first(opened).locator('div > .queryBuilder .ruleGroup-combinators');
    await list.selectOption('or');
    load();
    await first(opened).locator('iframe[data-state=shown]').waitFor();
    const running = first(opened).frameLocator('iframe').locator('.ruleGroup-combinators');
    await expect(running).toHaveValue('or');
  });

  test('shows its query, and follows the edits', async ({ site }) => {
    const opened = await site.open(page);
    const query = opened.locator('[data-result] + details').first();
    await query.getByText('Query').click();
    const text = query.locator('code');
    await expect(text).toContainText('"value": "returned, canceled"');
    await clickIn(opened, first(opened), '.ruleGroup-header');
    await first(opened).locator('iframe[data-state=shown]').waitFor();
    const running = first(opened).frameLocator('iframe');
    await running.locator('.rule-value').first().fill('lost');
    await expect(text).toContainText('"value": "lost"');
    expect(await text.textContent()).not.toContain('"id"');
  });

  test('moves the focus to the sample when Run is pressed with a key, however early', async ({
    site,
  }) => {
    let release = () => {};
    const opened = await site.open(page, {
      prepare: async (tab) => {
        ({ release } = await holdScripts(tab, { containing: "The example didn't load" }));
      },
    });
    const example = opened.locator('[data-live-example]').first();
    await example.getByRole('button', { name: 'Run' }).press('Enter');
    release();
    await first(opened).frameLocator('iframe').locator('select:focus').waitFor();
  });

  /** Every 30th, or all with `E2E_ALL=1`. */
  const compared = allPreviews().filter(
    (_, index) => process.env.E2E_ALL === '1' || index % 30 === 0,
  );

  test.for(compared)(
    'looks like the running sample, $address $index',
    async ({ address, index }, { site, task, onTestFailed }) => {
      const opened = await site.open(address, { connection: { saveData: true } });
      const { share, ...pictures } = await comparePreview(opened, index);
      onTestFailed(() => keepPictures(task, pictures));
      expect(share).toBeLessThan(0.01);
    },
  );

  test.for(['desktop', 'phone'] as const)('moves nothing, %s', async (window, { site }) => {
    const opened = await openWithShifts(site, page, viewports[window], 'article');
    await opened.page.waitForTimeout(500);
    expect(await opened.shifted()).toBe(0);
  });
});
