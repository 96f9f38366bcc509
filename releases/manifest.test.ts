import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fixturesDir } from './fixtures.ts';
import { manifestFor } from './manifest.ts';
import { next, released, versions, versionsOf } from './versions.ts';

const manifest = JSON.parse(readFileSync(`${fixturesDir}/package.json`, 'utf8'));

it('the fixtures have what the versions table names, and no other releases', () => {
  expect(manifestFor(manifest, versions, '0.0.0')).toEqual(manifest);
});

it('a new release comes with its aliases and those of its add-ons and its React', () => {
  const [latest] = released;
  const row = {
    ...latest,
    name: '99',
    library: '99.1.0',
    alsoServes: [],
    reactRuntime: '98.0.1',
    addons: { '@react-querybuilder/dnd': '99.0.2' },
  };
  const { dependencies, overrides } = manifestFor(
    manifest,
    versionsOf([row, ...released], next),
    '98.0.0',
  );
  expect(dependencies).toEqual({
    ...manifest.dependencies,
    'react-querybuilder-99.1.0': 'npm:react-querybuilder@99.1.0',
    '@react-querybuilder/core': '99.1.0',
    '@react-querybuilder/dnd-99.0.2': 'npm:@react-querybuilder/dnd@99.0.2',
    'react-98.0.1': 'npm:react@98.0.1',
    'react-dom-98.0.1': 'npm:react-dom@98.0.1',
    '@types/react-98.0.1': 'npm:@types/react@98.0.0',
    '@types/react-dom-98.0.1': 'npm:@types/react-dom@98.0.0',
  });
  expect(overrides).toEqual({
    ...manifest.overrides,
    'react-querybuilder-99.1.0': { '@react-querybuilder/core': '99.1.0' },
  });
});
