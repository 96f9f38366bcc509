import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixturesDir, readManifest } from './fixtures.ts';
import { packageOf } from './specifiers.ts';
import { aliasOf, libraryPackage, mapSpecifier, targetsNamed, targetsOf } from './targets.ts';
import { releasesOf, versions } from './versions.ts';

const releases = new Set(versions.flatMap(releasesOf));

describe('the fixtures', () => {
  it('pins every package exactly', () => {
    for (const [name, specifier] of Object.entries(readManifest())) {
      expect(specifier, name).toMatch(/^(npm:(@[^/]+\/)?[^@]+@)?\d+\.\d+\.\d+$/);
    }
  });

  it('have what the versions table names, and no other releases', () => {
    const wanted = [
      ...[...releases].map((release) => [libraryPackage, release] as const),
      ...versions.flatMap(({ addons, olderAddons = {}, addonTypes = {} }) =>
        [addons, olderAddons, addonTypes].flatMap(Object.entries<string>),
      ),
    ].map(([name, release]) => [aliasOf(name, release), `npm:${name}@${release}`]);
    const found = Object.entries(readManifest()).filter(([, specifier]) =>
      /^npm:(@react-querybuilder\/|react-querybuilder@)/.test(specifier),
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
  });

  it("has each release's sibling packages at the release's own number", () => {
    const { packages } = JSON.parse(readFileSync(join(fixturesDir, 'package-lock.json'), 'utf8'));
    for (const release of releases) {
      const alias = `node_modules/${aliasOf('react-querybuilder', release)}`;
      for (const sibling of Object.keys(packages[alias].dependencies ?? {})) {
        if (!sibling.startsWith('@react-querybuilder/')) continue;
        const found =
          packages[`${alias}/node_modules/${sibling}`] ?? packages[`node_modules/${sibling}`];
        expect(found.version, `${sibling} of ${release}`).toBe(release);
      }
    }
  });
});

describe('targetsOf', () => {
  const version = {
    name: 'x',
    label: 'x',
    path: '/x',
    library: '9.1.0',
    alsoServes: ['8.2.0'],
    react: [18],
    reactRuntime: '18.3.1',
    banner: 'none',
    addons: { '@react-querybuilder/dnd': '9.0.0' },
  } as const;
  const manifest = {
    'react-querybuilder-9.1.0': 'npm:react-querybuilder@9.1.0',
    'react-querybuilder-8.2.0': 'npm:react-querybuilder@8.2.0',
    '@react-querybuilder/dnd-9.0.0': 'npm:@react-querybuilder/dnd@9.0.0',
    '@react-querybuilder/core': '9.1.0',
    react: '18.3.1',
  };

  it('gives add-ons and siblings only to releases of their major', () => {
    expect(targetsOf(version, manifest)).toEqual([
      {
        library: '9.1.0',
        aliases: {
          'react-querybuilder': 'react-querybuilder-9.1.0',
          '@react-querybuilder/dnd': '@react-querybuilder/dnd-9.0.0',
        },
      },
      {
        library: '8.2.0',
        aliases: {
          'react-querybuilder': 'react-querybuilder-8.2.0',
          '@react-querybuilder/core': '@react-querybuilder/core-of-another-major',
        },
      },
    ]);
  });

  it('says what to add when the fixtures lack something', () => {
    expect(() => targetsOf({ ...version, reactRuntime: '19.0.0' }, manifest)).toThrow(
      'lacks "react-19.0.0": "npm:react@19.0.0"',
    );
  });
});

describe('targetsNamed', () => {
  const libraries = (name: string) => targetsNamed(name).map(({ library }) => library);

  it.each(versions.map((version) => [version.name, version] as const))(
    'finds version %s with everything it serves',
    (name, { library, alsoServes }) => {
      expect(libraries(name)).toEqual([library, ...alsoServes]);
    },
  );

  it.each([...releases])('finds release %s alone', (release) => {
    expect(libraries(release)).toEqual([release]);
  });

  it('lists the known versions when asked for an unknown one', () => {
    expect(() => targetsNamed('none')).toThrow(
      '"version" names none, but the known versions are current, ',
    );
  });
});

it.each([
  ['react-querybuilder', 'rqb'],
  ['react-querybuilder/parseCEL', 'rqb/parseCEL'],
  ['react-querybuilder-extras', 'react-querybuilder-extras'],
  ['@react-querybuilder/dnd', 'dnd'],
  ['./react-querybuilder', './react-querybuilder'],
  ['react/jsx-runtime', 'react/jsx-runtime'],
])('mapSpecifier(%j)', (specifier, mapped) => {
  const aliases = { 'react-querybuilder': 'rqb', '@react-querybuilder/dnd': 'dnd' };
  expect(mapSpecifier(specifier, aliases)).toBe(mapped);
});

it.each([
  ['react-dom/client', 'react-dom'],
  ['@scope/name/sub', '@scope/name'],
  ['./fields', undefined],
  ['../fields', undefined],
  ['/fields', undefined],
])('packageOf(%j)', (specifier, name) => {
  expect(packageOf(specifier)).toBe(name);
});
