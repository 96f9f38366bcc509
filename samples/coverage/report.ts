import { alignColumns } from '../align-columns.ts';
import type { CoverageReport, GroupReport } from './check.ts';

/** A table with a line per group and a column per report. */
export function tableLines(reports: readonly CoverageReport[]): readonly string[] {
  const titles = [
    ...new Set(reports.flatMap(({ groups }) => groups.map(({ group }) => group.title))),
  ];
  const rows = [
    ['', ...reports.map(({ version }) => version)],
    ...titles.map((title) => [
      title,
      ...reports.map(({ groups }) => fraction(groups.filter(({ group }) => group.title === title))),
    ]),
    ['all', ...reports.map(({ groups }) => fraction(groups))],
  ];
  return alignColumns(rows, 1);
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
