import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, it } from 'vitest';
import { latest } from '../releases/versions.ts';
import { folderOf, readPages } from '../website/site/pages.ts';

const { resolve } = createRequire(import.meta.url);

const input = `@layer theme, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);`;

/**
 * The stylesheet that Tailwind generates for a page's samples, without the reset of the browser's
 * styles.
 *
 * @param page - The text of the page.
 */
async function tailwindOf(page: string): Promise<string> {
  const code = [...page.matchAll(/^```tsx [^\n]*\n([\s\S]*?)^```$/gm)].map(([, text]) => text);
  const { build } = await compile(input, {
    loadStylesheet: async (id) => {
      const path = resolve(id);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  return build([...new Set(code.join('\n').split(/[\s'"`{}]+/))]).trim();
}

it.each(['current', latest.name])('has the styles of its samples in %s', async (version) => {
  const page = readPages(folderOf(version)).find(({ path }) =>
    path.endsWith('tips/component-libraries.mdx'),
  );
  const text = page?.source ?? '';
  const written = /^```css [^\n]*file=tailwind\.css[^\n]*\n([\s\S]*?)^```$/m.exec(text)?.[1];
  expect(written?.trim()).toBe(await tailwindOf(text));
});
