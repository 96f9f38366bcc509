import type { FormerAnchors } from '../../site/former-anchors.ts';
import { type BuiltSite, fileOfAddress, type LinkProblem } from './check.ts';

/**
 * Checks that each former anchor still leads somewhere. Versions of a page differ, so a row is useful as
 * long as one version of its page has one of its targets.
 *
 * @param basePaths - Where the versions are, e.g. `['/docs', '/docs/next']`.
 */
export function checkFormerAnchors(
  site: BuiltSite,
  formerAnchors: FormerAnchors,
  basePaths: readonly string[],
): readonly LinkProblem[] {
  return Object.entries(formerAnchors).flatMap(([page, rows]) => {
    const files = basePaths.flatMap((path) => fileOfAddress(site, `${path}/${page}`) ?? []);
    const anchors = new Set(files.flatMap((file) => [...(site.links.get(file)?.anchors ?? [])]));
    return Object.keys(rows)
      .filter((anchor) => !anchors.has(anchor))
      .map((anchor) => ({
        file: files[0] ?? '',
        address: `${page}#${anchor}`,
        reason:
          'is a former anchor whose targets no version of the page has; name a target in site/former-anchors.ts that exists',
      }));
  });
}
