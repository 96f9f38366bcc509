import type { ActiveDocContext, GlobalVersion } from '@docusaurus/plugin-content-docs/client';

/** Name of the query parameter that tells an introduction which page its version lacks. */
export const missingPage = 'missing';

/**
 * Address of the open page in another version; where that version lacks it, its main page, which is
 * told so.
 *
 * @param version - The version that the reader turns to.
 * @param context - The open page and its counterparts in other versions.
 * @param rest - Query and anchor of the open page, which a counterpart keeps.
 */
export function addressInVersion(
  version: GlobalVersion,
  { activeDoc, alternateDocVersions }: ActiveDocContext,
  { search, hash } = { search: '', hash: '' },
): string {
  const params = new URLSearchParams(search);
  params.delete(missingPage);
  const same = alternateDocVersions[version.name];
  if (!same && activeDoc) params.set(missingPage, activeDoc.path);
  const target = same ?? version.docs.find(({ id }) => id === version.mainDocId);
  // Slashes may stand in a query as they are, and are easier to read so.
  const query = params.toString().replaceAll('%2F', '/');
  return `${target?.path ?? version.path}${query && `?${query}`}${same ? hash : ''}`;
}
