import { air, type Budget } from '../../budgets.ts';
import type { Visit } from './measure.ts';

export interface SizeReport {
  readonly table: readonly object[];
  readonly problems: readonly string[];
}

/** Compares visits with budgets. A page without a visit is a problem. */
export function reportSizes(budgets: readonly Budget[], visits: readonly Visit[]): SizeReport {
  const rows = budgets.map((budget) => compare(budget, visits));
  return {
    table: rows.map((row) => row.cells),
    problems: [...visits.flatMap(problemsOfVisit), ...rows.flatMap((row) => row.problems)],
  };
}

function compare({ page, kind, measured }: Budget, visits: readonly Visit[]) {
  const budget = Math.floor(measured * air);
  const visit = visits.find((candidate) => candidate.page === page);
  if (!visit)
    return {
      cells: { page, kind, budget },
      problems: [`${page} wasn't visited.`],
    };
  const files = visit.files.filter((file) => file.kind === kind);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const drift = `${bytes < measured ? '' : '+'}${bytes - measured}`;
  const cells = { page, kind, bytes, drift, budget, requests: files.length };
  const over = bytes - budget;
  if (over <= 0) return { cells, problems: [] };
  const largest = [...files].sort((a, b) => b.bytes - a.bytes).slice(0, 5);
  const list = largest.map((file) => `\n    ${file.bytes} ${new URL(file.url).pathname}`).join('');
  return {
    cells,
    problems: [`${page}: ${kind} is ${over} bytes over its budget. Largest:${list}`],
  };
}

function problemsOfVisit({ page, status, files, missing, foreign }: Visit): string[] {
  return [
    ...(status === 200 ? [] : [`${page} responds with status ${status}. Is it in build/?`]),
    // A page whose files all failed to load would meet every budget.
    ...(status === 200 && files.length === 0 ? [`${page} loads no script and no stylesheet.`] : []),
    ...missing.map((url) => `${page} requests ${url}, which fails to load.`),
    ...foreign.map((url) => `${page} sends a request to another host: ${url}`),
  ];
}
