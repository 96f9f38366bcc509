import type { Problem } from '../releases/problems.ts';
import { libraryPackage } from '../releases/targets.ts';
import { releasesOf } from '../releases/versions.ts';
import { alignColumns } from './align-columns.ts';
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

const columns: readonly (readonly [string, (report: VersionReport) => string | number])[] = [
  ['version', ({ version }) => version.label],
  ['releases', ({ version }) => releasesOf(version).join(', ')],
  ['fences', ({ fences }) => fences],
  ['type-checked', ({ typeChecked }) => typeChecked],
  ['run', ({ ran }) => ran],
  ['rendered', ({ rendered }) => rendered],
  ['typed into', ({ typedInto }) => typedInto],
  ['preview', ({ previews }) => previews.shown],
  ['live', ({ previews }) => previews.live],
  ['neither', ({ previews }) => previews.missing.length],
  ['nocheck', ({ unchecked }) => unchecked.length],
  ['problems', ({ problems }) => problemLines(problems).length],
];

export function summaryLines(reports: readonly VersionReport[]): readonly string[] {
  return alignColumns(
    [
      columns.map(([title]) => title),
      ...reports.map((report) => columns.map(([, cell]) => String(cell(report)))),
    ],
    columns.length,
  );
}

/** The component samples that show no still picture and don't run in place, each with the reason. */
export function missingPreviewLines(reports: readonly VersionReport[]): readonly string[] {
  return reports.flatMap(({ previews }) =>
    previews.missing.map(({ fence, reason }) => `${fence.path}:${fence.line}: ${reason}`),
  );
}

/** The fences that aren't checked, each with its reason. */
export function uncheckedLines(reports: readonly VersionReport[]): readonly string[] {
  return reports.flatMap(({ unchecked }) =>
    unchecked.map(({ path, line, meta }) => `${path}:${line}: nocheck: ${meta.nocheck}`),
  );
}
