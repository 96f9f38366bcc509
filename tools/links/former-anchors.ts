import { fileOfAddress } from '../../website/site/addresses.mjs';
import type { FormerAnchors } from '../../website/site/former-anchors.ts';
import type { BuiltSite, LinkProblem } from './check.ts';

/** Checks that each former anchor leads somewhere. One version of a page with a target is enough. */
export function checkFormerAnchors(
  site: BuiltSite,
  formerAnchors: FormerAnchors,
  basePaths: readonly string[],
): readonly LinkProblem[] {
  return Object.entries(formerAnchors).flatMap(([page, rows]) => {
    const files = basePaths.flatMap((path) => fileOfAddress(`${path}/${page}`, site.has) ?? []);
    const anchors = new Set(files.flatMap((file) => [...(site.links.get(file)?.anchors ?? [])]));
    return Object.keys(rows)
      .filter((anchor) => !anchors.has(anchor))
      .map((anchor) => ({
        file: files[0] ?? '',
        address: `${page}#${anchor}`,
        reason:
          'is a former anchor, but no version of the page has any of its targets; name a target that exists in website/site/former-anchors.ts',
      }));
  });
}
