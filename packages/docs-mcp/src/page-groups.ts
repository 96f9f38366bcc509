import { type DocsVersion, versions } from '../../../releases/versions.ts';
import { nearestBase } from '../../../website/site/base-paths.ts';

/** The group of a page: the docs of a version, the API reference, or the other pages. */
export function groupOf(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  if (first !== 'docs') return first === 'api' ? 'api' : 'site';
  return versions.some(({ path: base }) => base === `/docs/${second}`) ? `docs-${second}` : 'docs';
}

/** The folder of the package with a version's pages as files. */
export const docsFolder = ({ label }: DocsVersion): string =>
  `dist/docs/${label.replaceAll(' / ', '-')}`;

/** The file of a page below `dist/docs`; `undefined` if the package has it only in its data. */
export function docsFile(path: string): string | undefined {
  if (path === '/for-assistants') return `dist/docs${path}.md`;
  const version = path.startsWith('/docs/') ? nearestBase(path, versions) : undefined;
  // Its pages are those of the latest version.
  if (!version || version.name === 'current') return undefined;
  return `${docsFolder(version)}${path.slice(version.path.length)}.md`;
}
