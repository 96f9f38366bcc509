import { describe, expect, it } from 'vitest';
import { versions } from '../../../../releases/versions.ts';
import { extractFences } from '../../../../samples/extract.ts';
import { environmentOf } from '../../../../tests/data/typed-environment.ts';
import { jobs } from '../../../../tests/docs-mcp/jobs.ts';
import { folderOf, readPages } from '../../../site/pages.ts';
import { runtimes } from './bundles.mts';
import { quickToCheck } from './quick-types.mts';

/** The code in the docs of a release and of the jobs for it, right and wrong. */
const codeFor = (release: string): readonly string[] => [
  ...new Set([
    ...versions
      .filter(({ library, alsoServes }) => [library, ...alsoServes].includes(release))
      .flatMap(({ name }) => readPages(folderOf(name)))
      .flatMap(({ path, source }) => extractFences(path, source).fences)
      .filter(({ lang }) => /^tsx?$/.test(lang))
      .map(({ code }) => code),
    ...jobs
      .filter((job) => release.startsWith(job.release))
      .flatMap(({ right, wrong }) => [right, wrong]),
  ]),
];

const findingsIn = (codes: readonly string[], environment: ReturnType<typeof environmentOf>) => {
  const files = codes.map((code, index) => ({ name: `code${index}.tsx`, code }));
  environment.update(files);
  return files.map(({ name, code }) => ({ code, findings: environment.check(name) }));
};

const releases = runtimes().map(({ release }) => release);

describe.each(releases)('on %s', (release) => {
  it('rewrites the declarations that have the slow types', () => {
    const slow: string[] = [];
    const rewritten: string[] = [];
    environmentOf(release, (text) => {
      const quick = quickToCheck(text);
      if (/\btype MappedTuple</.test(text)) slow.push(text);
      if (/\btype MappedTuple<[^;]*\bLast\b/.test(quick)) rewritten.push(text);
      return quick;
    });
    expect(rewritten).toEqual(slow);
  });

  it('leaves every message about the docs as it was', { timeout: 600_000 }, () => {
    const codes = codeFor(release);
    const quick = findingsIn(codes, environmentOf(release));
    expect(quick).toEqual(
      findingsIn(
        codes,
        environmentOf(release, (text) => text),
      ),
    );
    expect(quick.some(({ findings }) => findings.length > 0)).toBe(true);
  });
});
