import type { CoverageReport, GroupReport } from './check.ts';

/** How many of its names are defined, by group and report. */
export function fractionsOf(
  reports: readonly CoverageReport[],
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const titles = new Set(reports.flatMap(({ groups }) => groups.map(({ group }) => group.title)));
  const row = (isIn: (report: GroupReport) => boolean) =>
    Object.fromEntries(
      reports.map(({ version, groups }) => [version, fraction(groups.filter(isIn))]),
    );
  return {
    ...Object.fromEntries(
      [...titles].map((title) => [title, row(({ group }) => group.title === title)]),
    ),
    all: row(() => true),
  };
}

function fraction(groups: readonly GroupReport[]): string {
  const documented = groups.reduce((sum, { documented }) => sum + documented, 0);
  const missing = groups.reduce((sum, { missing }) => sum + missing.length, 0);
  return documented + missing === 0 ? '' : `${documented}/${documented + missing}`;
}

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
