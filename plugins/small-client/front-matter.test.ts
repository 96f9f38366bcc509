import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { expect, it } from 'vitest';
import { parseFrontMatter } from './front-matter.ts';

const parse = (fields: string) =>
  parseFrontMatter({
    filePath: 'docs/page.mdx',
    fileContent: `---\ntitle: Page\n${fields}\n---\ntext`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

it.each(['unlisted: true', 'tags: [sql]'])('refuses %s and names the file', async (field) => {
  await expect(parse(field)).rejects.toThrow(/^docs\/page\.mdx has "(?:unlisted|tags)" in its/);
});

it.each(['unlisted: false', 'description: text'])('reads a page with %s', async (field) => {
  expect((await parse(field)).frontMatter.title).toBe('Page');
});
