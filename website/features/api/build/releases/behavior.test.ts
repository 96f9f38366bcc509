import { describe, expect, it } from 'vitest';
import { storedBehavior } from '../../../../../releases/behavior/history.ts';
import { minorOf } from '../../../../../releases/releases.ts';
import { behaviorOf } from './behavior.ts';

const docsOf = (major: number) => `/docs/${major}`;

describe('behaviorOf', () => {
  it('shows what each minor prints and the one before it', async () => {
    const found = await behaviorOf('8.15', docsOf);
    expect(found).toMatchObject({ from: '8.14.2', to: '8.15.0', gaps: [] });
    expect(found?.rows[0]).toMatchObject({
      id: 'mongodb-not',
      before: '{"$not":{"express":true}}',
      after: '{"$nor":[{"express":true}]}',
    });
  });

  it('names the releases in between that nobody can install', async () => {
    expect((await behaviorOf('8.22', docsOf))?.gaps).toEqual(['8.21']);
    expect((await behaviorOf('8.23', docsOf))?.gaps).toEqual([]);
    expect((await behaviorOf('6.1', docsOf))?.gaps).toEqual(['6.0']);
    expect((await behaviorOf('4.2', docsOf))?.gaps).toEqual(['4.0', '4.1']);
  });

  it('has the rows of a major where its first minor shows them, with links', async () => {
    const pages = (await behaviorOf('7.0', docsOf))?.rows.flatMap(({ page = [] }) => page) ?? [];
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.every((page) => page.startsWith('/docs/7/'))).toBe(true);
  });

  it('has different outputs in every row, with ids that are anchors', async () => {
    for (const release of storedBehavior.releases.slice(1)) {
      const found = await behaviorOf(minorOf(release), docsOf);
      if (!found) throw new Error(`No result for ${release}.`);
      expect(found.to).toBe(release);
      for (const { before, after } of found.rows) expect(before).not.toBe(after);
      expect(new Set(found.rows.map(({ id }) => id)).size).toBe(found.rows.length);
    }
  });

  it('has nothing for a release that nobody published', async () => {
    expect(await behaviorOf('8.21', docsOf)).toBeUndefined();
    expect(await behaviorOf('9.0', docsOf)).toBeUndefined();
  });
});
