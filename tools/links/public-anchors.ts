import { fileOfAddress } from '../../website/site/addresses.mjs';
import type { BuiltSite, LinkProblem } from './check.ts';

/** The anchors of the library's public docs, by version (`next` or its number) and page. */
export type PublicAnchors = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** An anchor that leads nowhere here, and why. */
interface Unanswered {
  readonly page: string;
  readonly anchor: string;
  readonly reason: string;
}

/** Anchors of the public docs that nothing here answers, in any version of their page. */
const unanswered: readonly Unanswered[] = [
  { page: 'intro', anchor: 'training', reason: 'This site offers no training.' },
  { page: 'migrate', anchor: 'redux-devtools', reason: 'No page describes Redux DevTools.' },
  {
    page: 'datetime',
    anchor: 'natural-language',
    reason: 'No page describes what the add-on adds to the natural_language format.',
  },
  ...['utils/export', 'utils/import'].map((page) => ({
    page,
    anchor: 'react-awesome-query-builder',
    reason: 'No page covers converting queries of React Awesome Query Builder.',
  })),
];

/**
 * Checks that links to a section of the public docs, which answers all over the web contain, lead to a
 * section here when only their origin changes.
 *
 * @param basePaths - Where each version is, e.g. `{ 7: '/docs', next: '/docs/next' }`.
 */
export function checkPublicAnchors(
  site: BuiltSite,
  publicAnchors: PublicAnchors,
  basePaths: Readonly<Record<string, string>>,
  exceptions: readonly Unanswered[] = unanswered,
): readonly LinkProblem[] {
  return Object.entries(publicAnchors).flatMap(([version, pages]) =>
    Object.entries(pages).flatMap(([page, anchors]) => {
      const address = `${basePaths[version]}/${page}`;
      const file = fileOfAddress(address, site.has);
      if (file === undefined) {
        return [{ file: '', address, reason: 'is a page of the public docs; add a redirect' }];
      }
      const links = site.links.get(file);
      if (links === undefined || links.redirectsTo !== undefined) return [];
      return anchors
        .filter((anchor) => !links.anchors.has(anchor))
        .filter((name) => !exceptions.some((it) => it.page === page && it.anchor === name))
        .map((anchor) => ({
          file,
          address: `${address}#${anchor}`,
          reason:
            'is an anchor of the public docs; say in website/site/former-anchors.ts where it leads',
        }));
    }),
  );
}
