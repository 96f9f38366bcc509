import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { recordShifts } from '../fixture/layout.ts';
import { viewports } from '../fixture/site.ts';
import { test } from '../fixture/test.ts';

const page = '/docs/tips/managing-operators';

/** The first preview of a page; its locators look into the shadow root. */
const first = (page: Page) => page.locator('[data-result]').first();

describe('the preview of a sample', () => {
  test('needs no JavaScript', async ({ site }) => {
    const opened = await site.open(page, { javaScript: false });
    const builder = first(opened).locator('.queryBuilder');
    expect(await builder.isVisible()).toBe(true);
    expect(await builder.locator('.rule').count()).toBe(3);
    expect(
      await builder.locator('.ruleGroup').evaluate((one) => getComputedStyle(one).display),
    ).toBe('flex');
  });

  test('shows the values that the sample starts with', async ({ site }) => {
    const opened = await site.open(page);
    const rule = first(opened).locator('.rule').first();
    expect(await rule.locator('.rule-operators').inputValue()).toBe('notIn');
    expect(await rule.locator('.rule-value').inputValue()).toBe('returned, canceled');
  });

  test('appears after a navigation within the site', async ({ site }) => {
    const opened = await site.open('/docs/tips/path');
    await opened.getByRole('link', { name: 'Manage operators' }).first().click();
    await opened.waitForURL(`**${page}`);
    await first(opened).locator('.queryBuilder').waitFor();
  });

  test('and its page do not style each other', async ({ site }) => {
    const opened = await site.open(page);
    const [inside, outside] = await opened.evaluate(() => {
      const group = document.createElement('div');
      group.className = 'ruleGroup';
      document.querySelector('[data-article]')?.append(group);
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: '.rule{display:none}' }),
      );
      const shadow = document.querySelector('[data-result] > *')?.shadowRoot;
      return [shadow?.querySelector('.rule'), group].map(
        (element) => element && getComputedStyle(element).display,
      );
    });
    expect(inside).toBe('flex');
    expect(outside).toBe('block');
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
    await expect.poll(() => result.locator('[inert]').count()).toBe(0);
    expect(await size()).toEqual(before);
    await result.frameLocator('iframe').locator('.rule').first().waitFor();
  });

  test('comes alive when it is clicked, and leaves the focus where it is', async ({ site }) => {
    const opened = await site.open(page);
    const result = opened.locator('[data-result]').nth(1);
    await result.click({ position: { x: 40, y: 60 } });
    await result.locator('iframe[data-state=shown]').waitFor();
    expect(await opened.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });

  test.for(['desktop', 'phone'] as const)('moves nothing, %s', async (window, { site }) => {
    let shifted = async () => Number.NaN;
    const opened = await site.open(page, {
      viewport: viewports[window],
      prepare: async (tab) => {
        shifted = await recordShifts(tab, '.theme-doc-markdown');
      },
    });
    await opened.waitForTimeout(500);
    expect(await shifted()).toBe(0);
  });
});
