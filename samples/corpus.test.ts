import { beforeAll, describe, expect, it } from 'vitest';
import { versionByName, versions } from '../releases/versions.ts';
import { readPages } from '../website/site/pages.ts';
import { openCache } from './cache.ts';
import { checkVersions, type VersionReport } from './check.ts';
import type { Page } from './page.ts';

const corpus = new Map(
  readPages('samples/corpus').map((page) => [page.path.split('/').at(-1), page]),
);

/** The page under another path, so that each release has pages of its own. */
function page(name: string, owner: string): Page {
  const found = corpus.get(name);
  if (!found) throw new Error(`samples/corpus has no ${name}.`);
  return { ...found, path: `${owner}/${name}` };
}

/** Each release once, as if it had a version of its own. */
const everyRelease = [
  ...new Map(
    versions.flatMap((version) =>
      [version.library, ...version.alsoServes].map(
        (library) => [library, { ...version, library, alsoServes: [] }] as const,
      ),
    ),
  ),
];

/** The newest and the oldest, because each takes ten seconds; all with `PROOFS=all`. */
const releases =
  process.env.PROOFS === 'all'
    ? everyRelease
    : everyRelease.filter((_, index, { length }) => index === 0 || index === length - 1);

interface Seed {
  readonly line: number;
  readonly text: string;
}

const seedsIn = ({ source }: Page): readonly Seed[] =>
  source.split('\n').flatMap((line, index) => {
    const text = /seeded: ([^"`]*(?:"[^"]*")?[^"`]*)/.exec(line)?.[1];
    return text === undefined ? [] : [{ line: index + 1, text: text.trim() }];
  });

const reports = new Map<string, VersionReport>();
const twoMajors = 'two majors';

beforeAll(async () => {
  const sets = [
    ...releases.map(([release, version]) => ({
      name: release,
      version,
      pages: [page('good.mdx', release), page('faulty.mdx', release)],
    })),
    { name: twoMajors, version: versionByName('7'), pages: [page('releases.mdx', twoMajors)] },
  ];
  const empty = openCache('no such folder', 'no such file');
  for (const [index, report] of (await checkVersions(sets, empty)).entries()) {
    reports.set(sets[index]?.name ?? '', report);
  }
}, 180_000);

const problemsOf = (name: string, file: string) =>
  (reports.get(name)?.problems ?? []).filter(({ path }) => path === `${name}/${file}`);

describe.each(releases.map(([release]) => release))('the corpus on %s', (release) => {
  it('has no fault in the good page', () => {
    expect(problemsOf(release, 'good.mdx')).toEqual([]);
  });

  it('has every seeded fault, where it was seeded, and no other', () => {
    const seeds = seedsIn(page('faulty.mdx', release));
    const problems = problemsOf(release, 'faulty.mdx');
    expect(seeds.length).toBeGreaterThan(15);
    expect([...new Set(problems.map(({ line }) => line))].sort((a = 0, b = 0) => a - b)).toEqual(
      seeds.map(({ line }) => line),
    );
    for (const { line, text } of seeds) {
      const messages = problems.filter((problem) => problem.line === line).map((p) => p.message);
      expect(messages.join('\n').replaceAll('"nocheck"', 'nocheck')).toContain(text);
    }
  });
});

it('checks a fence on the releases it is meant for, and names those where it fails', () => {
  const seeds = seedsIn(page('releases.mdx', twoMajors));
  expect(
    problemsOf(twoMajors, 'releases.mdx').map(({ line, release }) => ({ line, text: release })),
  ).toEqual(seeds);
});
