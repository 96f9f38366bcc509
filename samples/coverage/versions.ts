import type ts from 'typescript';
import { behaviorClaims } from '../../releases/behavior/claim-table.ts';
import { fixturesDir } from '../../releases/fixtures.ts';
import { loadRelease } from '../../releases/history/release.ts';
import type { Problem } from '../../releases/problems.ts';
import { majorOf } from '../../releases/releases.ts';
import { type Target, targetsOf } from '../../releases/targets.ts';
import { versions as allVersions, type DocsVersion, releasesOf } from '../../releases/versions.ts';
import type { Page } from '../page.ts';
import { type CoverageReport, checkCoverage } from './check.ts';
import { foreign, undocumented } from './exclusions.ts';
import { knownNames } from './known.ts';
import { roundedClaims, unprovedClaims } from './release-claims.ts';
import { unprovable } from './unprovable.ts';

/**
 * Checks the pages of some versions against the installed releases.
 *
 * @param pagesOf - Reads the pages of a version, by its name.
 * @returns A report per version, and all problems; if every version is checked, also the exclusions without
 *   an effect.
 */
export function checkVersions(
  versions: readonly DocsVersion[],
  pagesOf: (version: string) => readonly Page[],
): {
  readonly reports: readonly CoverageReport[];
  readonly problems: readonly Problem[];
} {
  const parsed = new Map<string, ts.SourceFile>();
  const load = (target: Target) => {
    const release = loadRelease(fixturesDir, target, parsed);
    return { release, known: knownNames(fixturesDir, target, release) };
  };
  const loads = new Map<string, ReturnType<typeof load>>();
  const loadOnce = (target: Target) => {
    const key = JSON.stringify(target);
    const loaded = loads.get(key) ?? load(target);
    loads.set(key, loaded);
    return loaded;
  };
  const reports = versions.map((version) => {
    const releases = targetsOf(version).map(loadOnce);
    const [main] = releases;
    if (!main) throw new Error(`${version.name} has no release.`);
    return checkCoverage({
      version: version.name,
      pages: pagesOf(version.name),
      release: main.release,
      known: new Set(releases.flatMap(({ known }) => [...known])),
    });
  });
  const pages = versions.flatMap((version) => {
    const oldest = Math.min(...releasesOf(version).map(majorOf));
    return pagesOf(version.name).map((page) => ({ page, oldest }));
  });
  return {
    reports,
    problems: [
      ...reports.flatMap(({ problems }) => problems),
      ...pages.flatMap(({ page, oldest }) => [
        ...unprovedClaims(page),
        ...roundedClaims(page, oldest),
      ]),
      ...(versions.length === allVersions.length
        ? [...idleExclusions(reports), ...idleClaims(pages.map(({ page }) => page))]
        : []),
    ],
  };
}

const idleExclusions = (reports: readonly CoverageReport[]): readonly Problem[] =>
  [...undocumented, ...foreign]
    .filter((exclusion) => !reports.some(({ used }) => used.has(exclusion)))
    .map(({ name }) => ({
      path: 'samples/coverage/exclusions.ts',
      message: `The exclusion ${name} excludes nothing, so remove it.`,
    }));

const idleClaims = (pages: readonly Page[]): readonly Problem[] => {
  const lines = pages.flatMap(({ source }) => source.split('\n'));
  return [...behaviorClaims, ...unprovable]
    .filter(({ says }) => !lines.some((line) => says.test(line)))
    .map(({ says }) => ({
      path: 'releases/behavior/claim-table.ts',
      message: `No page says ${says}, so remove the row.`,
    }));
};
