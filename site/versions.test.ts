import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { latestVersion, versionByName, versions } from './versions.ts';

describe('versions table', () => {
  it('agrees with versions.json, which Docusaurus reads, in content and order', () => {
    const released = versions.map((v) => v.name).filter((name) => name !== 'current');
    expect(JSON.parse(readFileSync('versions.json', 'utf8'))).toEqual(released);
  });

  it('has a folder of pages with an intro for each row', () => {
    for (const { name } of versions) {
      const folder = name === 'current' ? 'docs' : `versioned_docs/version-${name}`;
      expect(existsSync(`${folder}/intro.mdx`), folder).toBe(true);
    }
  });

  it('documents the release that the site itself runs as the latest version', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(versionByName(latestVersion).library).toBe(dependencies['react-querybuilder']);
  });

  it('names the known versions when asked for an unknown one', () => {
    expect(() => versionByName('9')).toThrow('it has current, 7, 6, 5, 4, 3');
  });
});
