import type { Locator, Page } from '@playwright/test';
import { describe } from 'vitest';
import { subjects, variablesOf } from '../../website/features/releases/style-changes.ts';
import { expect, test } from '../fixture/test.ts';

const off = { javaScript: false } as const;

/** The parts that are highlighted, by their keys. */
const highlighted = (page: Page) =>
  page
    .locator('[data-linked] [data-part]')
    .evaluateAll((parts) => [
      ...new Set(
        parts
          .filter((part) => getComputedStyle(part).getPropertyValue('--name').trim() === 'block')
          .map((part) => (part as HTMLElement).dataset.part),
      ),
    ]);

/** The styles of a builder that variables affect. */
const lookOf = (builder: Locator) =>
  builder.evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
      .flatMap((element) =>
        [undefined, '::before'].map((part) => {
          const style = getComputedStyle(element, part);
          const sides = [style.borderTop, style.borderBottom, style.borderLeft];
          const { gap, width, background, borderBottomLeftRadius } = style;
          return [...sides, gap, width, background, borderBottomLeftRadius].join();
        }),
      )
      .join('\n'),
  );

describe('without JavaScript', () => {
  test('an element shows its class when it is chosen or pointed at', async ({ site }) => {
    const page = await site.open('/docs/styling/classnames', off);
    const nameOf = (key: string) =>
      page
        .locator(`label[data-part=${key}]`)
        .first()
        .evaluate((label) => {
          const { content, display } = getComputedStyle(label, '::after');
          return display === 'none' ? '' : content;
        });
    await page.getByRole('radio', { name: 'rule-remove' }).check();
    await page.mouse.move(0, 0);
    expect(await highlighted(page)).toEqual(['removeRule']);
    expect(await nameOf('removeRule')).toBe('"rule-remove"');
    await page.locator('label[data-part=fields]').hover();
    expect(await highlighted(page)).toEqual(['fields']);
    expect(await nameOf('fields')).toBe('"rule-fields"');
  });

  test('the arrow keys go through the paths of a query', async ({ site }) => {
    const page = await site.open('/docs/tips/path', off);
    await page.getByRole('radio', { name: '[1, 0]' }).focus();
    expect(await highlighted(page)).toEqual(['node-1-0']);
    await page.keyboard.press('ArrowUp');
    expect(await highlighted(page)).toEqual(['node-1']);
    // In the list of paths, the builder, and the tree once; in the JSON, where it starts and ends.
    await expect(page.locator('[data-part=node-1]')).toHaveCount(5);
  });

  test.for(subjects.filter((subject) => variablesOf(subject).length > 0))(
    'each variable changes the second builder only: %s',
    async (subject, { site }) => {
      const page = await site.open('/docs/styling/overview', off);
      const figure = page.locator(`[data-changes=${subject}]`);
      const [before, after] = [figure.locator('[inert]').first(), figure.locator('[data-after]')];
      const look = await lookOf(before);
      const looks = new Set([look]);
      for (const { name } of variablesOf(subject)) {
        await figure.getByRole('radio', { name: `${name}:` }).check();
        looks.add(await lookOf(after));
        expect(await lookOf(before), name).toBe(look);
      }
      expect(looks.size).toBe(variablesOf(subject).length + 1);
    },
  );
});
