import type { ParseFrontMatter } from '@docusaurus/types';

/** What the client leaves out, see `replacements.ts`; its pages would differ from the HTML that is served. */
const refused = ['unlisted', 'tags'] as const;

/**
 * Docusaurus' parser of front matter, which stops the build at a field whose display the client lacks.
 *
 * @throws Error that names the file and the field.
 */
export const parseFrontMatter: ParseFrontMatter = async ({ defaultParseFrontMatter, ...file }) => {
  const parsed = await defaultParseFrontMatter(file);
  const field = refused.find((name) => parsed.frontMatter[name]);
  if (field) {
    throw new Error(
      `${file.filePath} has "${field}" in its front matter, which this site doesn't show. Remove it, or take the components that show it out of plugins/small-client/replacements.ts.`,
    );
  }
  return parsed;
};
