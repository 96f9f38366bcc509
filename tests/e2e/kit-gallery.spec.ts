import { kits } from '../../website/kits/kits.ts';
import { expect, test } from '../fixture/test.ts';

const address = '/docs/compat';

test('the query is shown in every kit, in the color mode of the page', async ({ site }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await site.open(address, { colorScheme });
    const shown = page.locator('[data-picture] img:visible');
    const files = await shown.evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    expect(files).toEqual(kits.map(({ id }) => `/frames/posters/${id}-${colorScheme}.webp`));
  }
});

test('a kit’s builder takes the place of its picture', async ({ site }) => {
  const page = await site.open(address);
  const kit = page.locator('[data-kit=bulma]');
  await kit.getByRole('button', { name: 'Try it here: Bulma' }).press('Enter');
  const builder = kit.frameLocator('iframe').getByRole('form');
  await builder.getByRole('button', { name: '+ Rule' }).click();
  await expect(builder.locator('.rule')).toHaveCount(3);
  await expect(kit.getByRole('img')).toHaveCount(0);
});

test('without JavaScript, the pictures lead to the demo', async ({ site }) => {
  const page = await site.open(address, { javaScript: false });
  const kit = page.locator('[data-kit=antd]');
  await expect(kit.locator('img:visible')).toHaveCount(1);
  expect(await kit.getByRole('button').isVisible()).toBe(false);
  await expect(kit.getByRole('link')).toHaveAttribute('href', '/demo/antd');
});

test('in every kit, a remove button shares a row with the value', async ({ site }) => {
  const page = await site.open(address);
  for (const { id } of kits) {
    const kit = page.locator(`[data-kit=${id}]`);
    await kit.getByRole('button').click();
    const builder = id === 'plain' ? kit : kit.frameLocator('iframe');
    await builder.locator('.rule-remove').last().waitFor();
    const rows = await builder.locator('.rule').evaluateAll((rules) =>
      rules.map((rule) => {
        const [value, remove] = ['.rule-value', '.rule-remove'].map((name) =>
          rule.querySelector(name)?.getBoundingClientRect(),
        );
        return value && remove && remove.top < value.bottom && value.top < remove.bottom;
      }),
    );
    expect(rows, id).toEqual([true, true]);
  }
});
