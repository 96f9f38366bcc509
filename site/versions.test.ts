import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { installedRelease } from './installed.ts';
import { folderOf } from './pages.ts';
import { latest, released, versionByName, versions } from './versions.ts';

describe('versions table', () => {
  it('agrees with versions.json, which Docusaurus reads, in content and order', () => {
    expect(JSON.parse(readFileSync('versions.json', 'utf8'))).toEqual(
      released.map(({ name }) => name),
    );
  });

  it('has a folder of pages with an intro for each row', () => {
    for (const { name } of versions) {
      const folder = folderOf(name);
      expect(existsSync(`${folder}/intro.mdx`), folder).toBe(true);
    }
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
