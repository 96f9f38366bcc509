import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentedReleases } from '../../../../releases/versions.ts';
import { fits, maxBytes } from './block.ts';
import { indexText } from './index-text.ts';
import { rulesIn } from './rules.ts';

const page = readFileSync(
  new URL('../../../../website/src/pages/for-assistants.mdx', import.meta.url),
  'utf8',
);

const indexOf = (numbers: readonly string[], hasServer = false): string =>
  indexText(
    {
      releases: numbers.map((number) => ({ number, folders: [`apps/${number}`] })),
      page,
      hasServer,
    },
    (text) => fits({ text, made: [] }),
  );

describe('rules', () => {
  it('have the samples of the major version alone', () => {
    const [first] = rulesIn(page, 3);
    expect(first?.title).toBe('Import the component as its version exports it');
    expect(first?.text).toBe(
      'Version 3 has only a default export. Later versions have a named one.',
    );
    expect(first?.sample).toMatch(/^```tsx\nimport QueryBuilder from[^`]*\n```$/);
    expect(rulesIn(page, 8)[0]?.sample).toContain('import { QueryBuilder } from');
    expect(rulesIn(page, 7)[0]).toEqual(rulesIn(page, 8)[0]);
  });

  it('have no sample of what the major version lacks', () => {
    const dragAndDrop = rulesIn(page, 3).find(({ title }) => title.includes('drag and drop'));
    expect(dragAndDrop?.sample).toBeUndefined();
    expect(dragAndDrop?.text).toContain('Version 3 doesn’t have drag and drop.');
  });
});

describe('the index', () => {
  it.each([...documentedReleases.map((release) => [release]), [...documentedReleases]])(
    'fits into its limit for %s',
    (...numbers) => {
      const index = indexOf(numbers);
      const bytes = Buffer.byteLength(index);
      expect(bytes).toBeLessThan(maxBytes);
      expect(bytes).toBeGreaterThan(4000);
      for (const number of numbers) expect(index).toContain(`### Rules for ${number}\n`);
    },
  );

  it('says which names the release lacks, and what to use instead', () => {
    const index = indexOf(['7.7.1']);
    expect(index).toMatch(/Props of the builder that later releases have: .*\bmaxLevels\b/);
    expect(index).toMatch(/Export formats that later releases have: .*\bprisma\b/);
    expect(index).toContain('- `findRule`, which was removed: Use `findPath`');
    expect(index).toContain('- Prop `maxDepth`, `maxLevel`, `maxNesting`: Return false');
    expect(indexOf(['8.24.1'])).toContain('`maxNesting`: Use maxLevels.');
    expect(indexOf(['8.24.1'])).not.toContain('that later releases have');
  });

  it('knows in which minor release a name was added', () => {
    expect(indexOf(['8.0.0'])).toMatch(/later releases have: .*\bmaxLevels\b/);
  });

  it('lists the packages of each release in a workspace', () => {
    const index = indexOf(['8.24.1', '6.5.5']);
    expect(index).toContain('- 8.24.1: apps/8.24.1\n- 6.5.5: apps/6.5.5');
    expect(index).toContain('dist/docs/v7-v8/` and `node_modules/');
  });

  it.each([
    ['7.4.0', 'The docs describe 7.7.1 in place of 7.4.0.', '7.4.0'],
    ['2.6.1', 'There are no docs of 2.6.1. The nearest ones describe 3.12.1.', '3.12.1'],
    ['8.99.0', '8.99.0 is newer than 8.24.1, the newest release that', '8.99.0'],
    ['99.0.0', '99.0.0 is newer than 8.24.1, the newest release that', '8.24.1'],
  ])('says what the docs have in place of %s', (number, note, release) => {
    const index = indexOf([number]);
    expect(index).toContain(`- ${note}`);
    expect(index).toContain(`\`release: "${release}"\``);
  });

  it('says how to get the files if the server isn’t installed', () => {
    expect(indexOf(['6.5.5'])).toContain('dist/docs/v6/` after `npm install -D');
    expect(indexOf(['6.5.5'], true)).not.toContain('npm install');
  });
});
