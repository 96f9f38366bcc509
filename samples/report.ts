import type { Problem } from '../releases/problems.ts';
import { libraryPackage } from '../releases/targets.ts';
import { releasesOf } from '../releases/versions.ts';
import type { VersionReport } from './check.ts';

/** Lines `path:line: message`, sorted by place. A line names all releases with the problem. */
export function problemLines(problems: readonly Problem[]): readonly string[] {
  const releases = new Map<string, { readonly problem: Problem; readonly on: string[] }>();
  for (const problem of problems) {
    const { path, line, message, release } = problem;
    const key = JSON.stringify([path, line, message]);
    const entry = releases.get(key) ?? { problem, on: [] };
    if (release !== undefined && !entry.on.includes(release)) entry.on.push(release);
    releases.set(key, entry);
  }
  return [...releases.values()]
    .sort((a, b) => comparePlaces(a.problem, b.problem))
    .map(({ problem: { path, line, message }, on }) => {
      const place = line === undefined ? path : `${path}:${line}`;
      const where = on.length > 0 ? ` [${libraryPackage} ${on.join(', ')}]` : '';
      return `${place}: ${message}${where}`;
    });
}

function comparePlaces(a: Problem, b: Problem): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0);
}

/** The figures of a version, by column. */
export const figuresOf = (report: VersionReport) => ({
  version: report.version.label,
  releases: releasesOf(report.version).join(', '),
  fences: report.fences,
  'type-checked': report.typeChecked,
  problems: problemLines(report.problems).length,
});
