import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureFixtures } from '../releases/fixtures.ts';
import { type DocsVersion, latestVersion, versionByName, versions } from '../releases/versions.ts';
import { openCache } from '../samples/cache.ts';
import { checkVersions } from '../samples/check.ts';
import type { Page } from '../samples/page.ts';
import { figuresOf, problemLines } from '../samples/report.ts';
import { folderOf, readPages, repositoryDir, sourceOf } from '../website/site/pages.ts';

/** `npm run check:samples -- [--version NAME]... [--page PATH]...` */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      version: { type: 'string', multiple: true },
      page: { type: 'string', multiple: true },
    },
  });

  const chosen = values.version?.map(versionByName) ?? versions;
  ensureFixtures(console.error);
  const cache = openCache(join(repositoryDir, '.cache/samples'));
  // Pages outside the docs are about the latest version, unless their fences name another one.
  const pagesWith = ({ name }: DocsVersion) => [
    ...readPages(folderOf(name)),
    ...(name === latestVersion ? readPages('website/src/pages') : []),
  ];
  const isChosen = ({ path }: Page) =>
    !values.page || values.page.includes(path) || values.page.includes(sourceOf(path));
  const reports = await checkVersions(
    chosen
      .map((version) => ({ version, pages: pagesWith(version).filter(isChosen) }))
      .filter(({ pages }) => pages.length > 0),
    cache,
  );
  const isWhole = !values.version && !values.page;
  cache.save(isWhole);

  const problems = problemLines(reports.flatMap((report) => report.problems));
  for (const problem of problems) console.log(problem);
  console.table(reports.map(figuresOf));
  if (problems.length > 0) process.exitCode = 1;
  else if (isWhole) {
    assertRecorded(cache.record());
    if (cache.isOutdated) console.log(`\n${outdated}`);
  }
}

const outdated =
  'The checker, an add-on, or an installed package has changed, so all samples ran again. samples/recorded-outcomes.json.br has the new outcomes: commit it, or every first build runs all of them again.';

function assertRecorded(different: number): void {
  if (different === 0) return;
  throw new Error(
    `${different} outcomes were recorded differently in samples/recorded-outcomes.json.br. It has the new ones now; find out what changed before you commit it.`,
  );
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
