import { type DocsVersion, versions } from '../../../releases/versions.ts';

/** The group of a page: the docs of a version, the API reference, or the other pages. */
export function groupOf(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  if (first !== 'docs') return first === 'api' ? 'api' : 'site';
  return versions.some(({ path: base }) => base === `/docs/${second}`) ? `docs-${second}` : 'docs';
}

/** Whether a version's pages are files. Those of Next are in the data, because others are nearly the same. */
export const hasFiles = ({ name }: DocsVersion): boolean => name !== 'current';

/** The folder of the files of a version's pages, below `dist`. */
export const docsFolder = ({ label }: DocsVersion): string =>
  `docs/${label.replaceAll(' / ', '-')}`;

/** The address of the page for assistants, which is in the data and also a file. */
export const assistantsPage = '/for-assistants';

/** The file of the page for assistants, below `dist`. */
export const assistantsFile = `docs${assistantsPage}.md`;
