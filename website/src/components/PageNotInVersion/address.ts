import type { ActiveDocContext, GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { subjectOf } from '../../../site/moved-pages.ts';

/** Query parameter that names the page that the version lacks. */
export const missingPage = 'missing';

/**
 * Address of the open page in another version, or of that version's main page if it lacks the page.
 * The main page then says so.
 *
 * @param rest - Query and anchor of the open page, which a counterpart keeps.
 */
export function addressInVersion(
  version: GlobalVersion,
  { activeDoc }: Pick<ActiveDocContext, 'activeDoc'>,
  { search, hash } = { search: '', hash: '' },
): string {
  const params = new URLSearchParams(search);
  params.delete(missingPage);
  const same =
    activeDoc && version.docs.find(({ id }) => subjectOf(id) === subjectOf(activeDoc.id));
  if (!same && activeDoc) params.set(missingPage, activeDoc.path);
  const target = same ?? version.docs.find(({ id }) => id === version.mainDocId);
  // Slashes are allowed in a query, and they are easier to read unescaped.
  const query = params.toString().replaceAll('%2F', '/');
  return `${target?.path ?? version.path}${query && `?${query}`}${same ? hash : ''}`;
}
