import { majorOf } from '../../site/releases.ts';
import { type DocsVersion, releasesOf, versions } from '../../site/versions.ts';
import { type Rule, versionFolder } from './page.ts';
import { runsOf } from './runs.ts';

const migration = 'docs/migrate.mdx';

/** Finds the releases before the previous major. The first row is Next. */
export function oldReleases([next, ...released]: readonly DocsVersion[]): RegExp {
  const oldest = majorOf(next?.library ?? '') - 1;
  const majors = Array.from({ length: oldest - 1 }, (_, index) => index + 1);
  const releases = released
    .flatMap(releasesOf)
    .filter((release) => majorOf(release) < oldest)
    .map((release) => release.replaceAll('.', '\\.'));
  const major = `(?:${majors.join('|')})`;
  const forms = [`v${major}(?:\\.(?:\\d+|x))*`, `${major}\\.x(?:\\.x)?`, ...releases];
  return new RegExp(`(?<![\\w.-])(?:${forms.join('|')})(?![\\w-]|\\.\\w)`, 'gu');
}

const pattern = oldReleases(versions);

/** Next describes its own release and the one before. */
export const checkOldReleases: Rule = (page) => {
  if (versionFolder(page.path) !== 'docs' || page.path === migration) return [];
  return runsOf(page).flatMap(({ text, lineAt }) =>
    [...text.matchAll(pattern)].map(({ 0: release, index }) => ({
      path: page.path,
      line: lineAt(index),
      message: `"${release}" is older than the previous major: leave it to ${migration}.`,
    })),
  );
};
