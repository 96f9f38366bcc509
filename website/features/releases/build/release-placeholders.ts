import { installedRelease } from '../../../../releases/installed.ts';
import { majorOf } from '../../../../releases/releases.ts';
import type { DocsVersion } from '../../../../releases/versions.ts';
import { isPageOf } from '../../../site/pages.ts';

interface MarkdownFile {
  readonly filePath: string;
  readonly fileContent: string;
}

const replacements: Readonly<Record<string, (version: DocsVersion) => string>> = {
  '{{library}}': ({ library }) => `react-querybuilder@${library}`,
  '{{react}}': ({ reactRuntime }) => {
    const major = majorOf(reactRuntime);
    return `react@${major} react-dom@${major}`;
  },
};

/**
 * Fills in the release of a page in install commands: `{{library}}` becomes e.g.
 * `react-querybuilder@6.5.5`, `{{react}}` becomes `react@18 react-dom@18`. On any page,
 * `{{installed:antd}}` becomes the package and the release that the site itself runs, e.g.
 * `antd@6.6.8`.
 *
 * @returns A Markdown preprocessor; it throws if a package isn't installed.
 */
export function fillReleasePlaceholders(versions: readonly DocsVersion[]) {
  return ({ filePath, fileContent }: MarkdownFile): string => {
    const text = fileContent.replaceAll(
      /\{\{installed:(.*?)\}\}/g,
      (_, name: string) => `${name}@${installedRelease(name)}`,
    );
    const version = versions.find(({ name }) => isPageOf(filePath, name));
    if (!version) return text;
    return Object.entries(replacements).reduce(
      (text, [placeholder, value]) => text.replaceAll(placeholder, value(version)),
      text,
    );
  };
}
