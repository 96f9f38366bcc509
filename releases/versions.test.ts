import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folderOf, hasPage } from '../website/site/pages.ts';
import { installedRelease } from './installed.ts';
import {
  latest,
  latestVersion,
  released,
  sharesPages,
  versionByName,
  versions,
} from './versions.ts';

describe('versions table', () => {
  it('agrees with versions.json, which Docusaurus reads, in content and order', () => {
    expect(JSON.parse(readFileSync('website/versions.json', 'utf8'))).toEqual(
      released.map(({ name }) => name),
    );
  });

  it('has pages with an intro for each row', () => {
    expect(versions.filter(({ name }) => !hasPage(name, 'intro'))).toEqual([]);
  });

  it('shares the pages of Next with the latest version only while git ignores its folder', () => {
    const ignored = readFileSync('.gitignore', 'utf8').split('\n');
    expect(ignored.includes(`/${folderOf(latestVersion)}/`)).toBe(sharesPages);
  });

  it('documents the release that the site itself runs as the latest version', () => {
    const { library, reactRuntime, addons } = latest;
    const wanted = { react: reactRuntime, 'react-querybuilder': library, ...addons };
    for (const [name, release] of Object.entries(wanted)) {
      expect(installedRelease(name), name).toBe(release);
    }
  });

  it('names the known versions when asked for an unknown one', () => {
    expect(() => versionByName('none')).toThrow(
      `it has ${versions.map(({ name }) => name).join(', ')}`,
    );
  });
});
