import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixturesDir } from '../../releases/fixtures.ts';
import { loadRelease, type Release } from '../../releases/history/release.ts';
import { targetsOf } from '../../releases/targets.ts';
import { versions } from '../../releases/versions.ts';
import { type CoverageReport, checkCoverage } from './check.ts';
import { groups } from './groups.ts';
import { isKnown, knownNames } from './known.ts';
import { missingLines } from './report.ts';

/** What the pages of `a version` are about, and the newest, because each takes seconds; all with `PROOFS=all`. */
const tested = versions
  .flatMap((version) => targetsOf(version))
  .filter(
    ({ library }, index) => process.env.PROOFS === 'all' || index === 0 || library === '6.5.5',
  );

const isTested = ([library]: readonly [string, ...unknown[]]) =>
  tested.some((target) => target.library === library);

const releases = new Map<string, { readonly release: Release; readonly known: Set<string> }>();

beforeAll(() => {
  const parsed = new Map();
  for (const target of tested) {
    const release = loadRelease(fixturesDir, target, parsed);
    const known = new Set(knownNames(fixturesDir, target, release));
    releases.set(target.library, { release, known });
  }
}, 180_000);

function loaded(library: string) {
  const found = releases.get(library);
  if (!found) throw new Error(`${library} is not loaded.`);
  return found;
}

const namesIn = (library: string, title: string): readonly string[] =>
  groups
    .filter((group) => group.title === title)
    .flatMap(({ names }) => names(loaded(library).release))
    .map(({ name }) => name);

describe('the names of a release', () => {
  const require = createRequire(join(fixturesDir, 'test.js'));
  const exportsAtRunTime = (library: string): Readonly<Record<string, object>> =>
    require(`react-querybuilder-${library}`);

  it.each(tested.map(({ library }) => library))('%s exports', (library) => {
    const { release } = loaded(library);
    const inTypes = [...release.exports.values()].filter(
      ({ kind, entry }) => kind !== 'type' && entry.specifier === 'react-querybuilder',
    );
    const atRunTime = Object.keys(exportsAtRunTime(library)).filter((name) => name !== 'default');
    expect(inTypes.map(({ name }) => name).sort()).toEqual(atRunTime.sort());
  });

  it.each(
    // 3.12.1 doesn't export them.
    tested.map(({ library }) => library).filter((library) => library !== '3.12.1'),
  )('%s keys', (library) => {
    const { defaultControlElements, defaultTranslations, standardClassnames } =
      exportsAtRunTime(library);
    const keys = (value: object | undefined) => Object.keys(value ?? {}).sort();
    const sorted = (title: string) => [...namesIn(library, title)].sort();
    expect(sorted('standard class names')).toEqual(keys(standardClassnames));
    expect(sorted('control elements')).toEqual(keys(defaultControlElements));
    expect(sorted('translation keys')).toEqual(keys(defaultTranslations));
  });

  it.each(
    (
      [
        ['3.12.1', 27, 5],
        ['4.5.3', 37, 9],
        ['5.4.1', 41, 9],
        ['6.5.5', 43, 9],
        ['7.7.1', 51, 12],
        ['8.24.1', 64, 23],
      ] as const
    ).filter(isTested),
  )('%s has %i props and %i export formats', (library, props, formats) => {
    expect(namesIn(library, 'QueryBuilder props')).toHaveLength(props);
    expect(namesIn(library, 'export formats')).toHaveLength(formats);
  });

  it.each([
    'useRule',
    'react-querybuilder/parseSQL',
    'parseSQL',
    '@react-querybuilder/dnd',
    'QueryBuilderDnD',
    'query-builder.css',
    'ruleGroup-header',
    '$rqb-spacing',
    'data-testid',
    'doesNotContain',
    'FormatQueryOptions.fields',
    'handleOnClick',
  ])('6.5.5 knows %s', (name) => {
    expect(isKnown(loaded('6.5.5').known, name)).toBe(true);
  });

  it.each(['showShiftActions', '--rqb-spacing', 'FormatQueryOptions.preset', 'useShiftActions'])(
    '6.5.5 does not know %s',
    (name) => {
      expect(isKnown(loaded('6.5.5').known, name)).toBe(false);
    },
  );
});

describe('a version', () => {
  const check = (...pages: readonly (readonly [id: string, source: string])[]): CoverageReport =>
    checkCoverage({
      version: '6',
      pages: pages.map(([id, source]) => ({
        path: `website/versioned_docs/version-6/${id}.mdx`,
        source,
      })),
      ...loaded('6.5.5'),
    });
  const group = ({ groups }: CoverageReport, title: string) =>
    groups.find((report) => report.group.title === title);

  const props = (except: readonly string[]) =>
    namesIn('6.5.5', 'QueryBuilder props')
      .filter((name) => !except.includes(name))
      .map((name) => `## \`${name}\``)
      .join('\n\n');

  it('lists the names that its pages don’t define', () => {
    const report = check(['components/querybuilder', props(['onRemove'])]);
    expect(group(report, 'QueryBuilder props')).toMatchObject({
      documented: 42,
      missing: ['onRemove'],
      page: 'components/querybuilder',
    });
    expect(missingLines(report)).toContain('  QueryBuilder props: onRemove');
  });

  it('requires a definition to be on the page that the name belongs to', () => {
    const report = check(['tips/path', '## `onRemove`']);
    expect(group(report, 'QueryBuilder props')?.documented).toBe(0);
  });

  it('counts a heading for only one kind of name', () => {
    const heading = '## `fields`';
    const once = check(['components/querybuilder', heading]);
    expect(group(once, 'QueryBuilder props')?.documented).toBe(1);
    expect(group(once, 'translation keys')?.documented).toBe(0);
    const twice = check(['components/querybuilder', `${heading}\n\n${heading}`]);
    expect(group(twice, 'translation keys')?.documented).toBe(1);
  });

  it('counts a heading for all groups of the same kind', () => {
    const report = check(['utils/import', '## `listsAsArrays`']);
    expect(group(report, 'ParseSQLOptions')?.documented).toBe(1);
    expect(group(report, 'ParseCELOptions')?.documented).toBe(1);
  });

  it('accepts a class in place of its key, and a title in place of an export', () => {
    const report = check(
      ['styling/classnames', '## `.ruleGroup-header`'],
      ['components/rule', '---\ntitle: Rule\n---'],
    );
    expect(group(report, 'standard class names')?.documented).toBe(1);
    expect(group(report, 'components')?.missing).not.toContain('Rule');
  });

  it('reports a definition of a name that doesn’t exist', () => {
    const { problems } = check(['tips/path', '# Path\n\n## `showShiftActions`\n\n## `a b`']);
    expect(problems).toEqual([
      {
        path: 'website/versioned_docs/version-6/tips/path.mdx',
        line: 3,
        message: expect.stringContaining('`showShiftActions` is defined here'),
        release: '6.5.5',
      },
    ]);
  });
});
