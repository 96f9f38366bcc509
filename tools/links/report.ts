import type { BuiltSite, LinkProblem } from './check.ts';

const mostFiles = 3;

/** Names only the first files with a problem, because a menu's link is on hundreds of pages. */
export function reportLinks(site: BuiltSite, problems: readonly LinkProblem[]): string {
  const groups = new Map<string, LinkProblem[]>();
  for (const problem of problems) {
    const key = `${problem.address}: ${problem.reason}`;
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  const lines = [...groups].flatMap(([what, same]) => [
    ...same.slice(0, mostFiles).map(({ file }) => `✗ ${file}: ${what}`),
    ...(same.length > mostFiles ? [`  and in ${same.length - mostFiles} more files`] : []),
  ]);
  const count = [...site.links.values()].reduce(
    (sum, { references }) => sum + references.length,
    0,
  );
  const summary = `${site.links.size} files, ${count} links and assets, ${problems.length} problems`;
  return [...lines, summary].join('\n');
}
