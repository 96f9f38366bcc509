import type { CoverageReport } from './check.ts';

/** The names that a version's pages don't define, by page and group. */
export function missingLines({ version, groups }: CoverageReport): readonly string[] {
  const open = groups.filter(({ missing }) => missing.length > 0);
  const pages = [...new Set(open.map(({ page }) => page))].sort();
  return pages.flatMap((page) => [
    `${version}: ${page}`,
    ...open
      .filter((report) => report.page === page)
      .map(({ group, missing }) => `  ${group.title}: ${missing.join(' ')}`),
  ]);
}
