import { sep } from 'node:path';
import type { DocsVersion } from '../../site/versions.ts';

interface MarkdownFile {
  readonly filePath: string;
  readonly fileContent: string;
}

const replacements: Readonly<Record<string, (version: DocsVersion) => string>> = {
  '{{library}}': ({ library }) => `react-querybuilder@${library}`,
  '{{react}}': ({ reactRuntime }) => {
    const major = reactRuntime.split('.')[0];
    return `react@${major} react-dom@${major}`;
  },
};

/**
 * Lets install commands name the release of the page they stand on: `{{library}}` becomes e.g.
 * `react-querybuilder@6.5.5`, `{{react}}` becomes `react@18 react-dom@18`.
 *
 * @param versions - The versions table.
 * @returns A Markdown preprocessor; files outside the docs folders pass unchanged.
 */
export function fillReleasePlaceholders(versions: readonly DocsVersion[]) {
  return ({ filePath, fileContent }: MarkdownFile): string => {
    const version = versions.find(({ name }) =>
      filePath.includes(`${sep}${docsFolder(name)}${sep}`),
    );
    if (!version) return fileContent;
    return Object.entries(replacements).reduce(
      (text, [placeholder, value]) => text.replaceAll(placeholder, value(version)),
      fileContent,
    );
  };
}

/** Folder of a version's pages below the root, with the separators of this system. */
function docsFolder(name: string): string {
  return name === 'current' ? 'docs' : `versioned_docs${sep}version-${name}`;
}
