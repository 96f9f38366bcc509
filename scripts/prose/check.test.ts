import dictionary from 'dictionary-en';
import { expect, it } from 'vitest';
import { checkProse } from './check.ts';
import { createSpeller } from './speller.ts';

const speller = createSpeller(dictionary, []);
const frontMatter = '---\ntitle: Paths\ndescription: Where rules are in a query.\n---\n\n';

it('runs every rule, over the other pages too when one is no valid MDX', async () => {
  const problems = await checkProse(
    [
      { path: 'docs/a.mdx', source: `${frontMatter}<Open>\n` },
      { path: 'docs/b.mdx', source: `${frontMatter}Rules are just here.\n` },
      { path: 'docs/c.mdx', source: `${frontMatter}Rules are here.` },
    ],
    speller,
  );
  expect(problems.map(({ path, line }) => `${path}:${line}`)).toEqual([
    'docs/a.mdx:undefined',
    'docs/b.mdx:6',
    'docs/c.mdx:6',
    'docs/c.mdx:2',
    'docs/c.mdx:3',
  ]);
});
