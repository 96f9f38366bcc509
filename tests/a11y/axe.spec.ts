import { expect } from 'vitest';
import { accessibilityFaults } from '../fixture/axe.ts';
import { test } from '../fixture/test.ts';

test('faults are found, and reported by rule, element, and remedy', async ({ tour }) => {
  const page = await tour.visit('/markdown-page');
  await page.evaluate(() => document.querySelector('main')?.append(new Image(20, 20)));
  expect(await accessibilityFaults(page)).toEqual([
    expect.stringMatching(/^image-alt: .*img.*: Fix any of the following: .*alt attribute/),
  ]);
});
