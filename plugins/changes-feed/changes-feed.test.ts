import { describe, expect, it } from 'vitest';
import { storedDates } from '../../library/history/dates.ts';
import { storedChanges, storedHistory } from '../../library/history/stored.ts';
import { atomOf, jsonFeedOf } from './feeds.ts';
import { newsOf } from './news.ts';

const site = { origin: 'https://x.test', title: 'Site' };

const history = {
  Old: '3',
  OldWithoutEnd: '3-8.1',
  Props: '8.1',
  'Props.child': '8.1',
  'Kept.member': '8.1',
  coming: '8',
  'react-querybuilder/parseSQL': '8.1',
};
const dates = {
  '3.12.1': { recorded: '2026-01-01' },
  '8.0.0': { recorded: '2026-01-01' },
  '8.1.2': { published: '2025-02-03', recorded: '2026-01-01' },
};

describe('news', () => {
  it('are what came and went, newest release first', () => {
    expect(newsOf(history, dates, ['8.0.0', '8.1.2'])).toEqual([
      {
        label: '8.1',
        release: '8.1.2',
        published: '2025-02-03',
        recorded: '2026-01-01',
        added: ['Kept.member', 'Props'],
        removed: ['OldWithoutEnd'],
      },
      {
        label: '8',
        release: '8.0.0',
        recorded: '2026-01-01',
        added: ['coming'],
        removed: [],
      },
    ]);
  });

  it('cover all releases of the stored history after the first', () => {
    const labels = newsOf(storedHistory, storedDates, Object.keys(storedChanges)).map(
      ({ label }) => label,
    );
    expect(labels).toContain('8.24');
    expect(labels).toContain('4');
    expect(labels).not.toContain('3');
    expect(new Set(labels).size).toBe(labels.length);
  });
});

const addressOf = (name: string) => (name === 'Props' ? '/api/Props' : undefined);

describe('JSON feed', () => {
  const feed = jsonFeedOf(newsOf(history, dates, ['8.0.0', '8.1.2']), site, addressOf) as {
    readonly version: string;
    readonly items: readonly Readonly<Record<string, string>>[];
  };

  it('says what changed, where it is described, and when it was published', () => {
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.items[0]).toEqual({
      id: 'https://www.npmjs.com/package/react-querybuilder#8.1',
      url: 'https://x.test/releases/8.1',
      title: 'react-querybuilder 8.1: 2 names added, 1 removed',
      summary: 'Added: Kept.member, Props. Removed: OldWithoutEnd.',
      content_html:
        '<p>Added: <code>Kept.member</code>, <a href="https://x.test/api/Props"><code>Props</code></a>.</p>' +
        '<p>Removed: <code>OldWithoutEnd</code>.</p>',
      date_published: '2025-02-03T00:00:00.000Z',
      date_modified: '2025-02-03T00:00:00.000Z',
    });
  });

  it('does not make up when a release was published', () => {
    expect(feed.items[1]).not.toHaveProperty('date_published');
    expect(feed.items[1]?.date_modified).toBe('2026-01-01T00:00:00.000Z');
  });
});

describe('Atom feed', () => {
  const atom = atomOf(newsOf(history, dates, ['8.0.0', '8.1.2']), site, addressOf);

  it('has an entry per release', () => {
    expect(atom.match(/<entry>/g)).toHaveLength(2);
    expect(atom).toContain('<published>2025-02-03T00:00:00.000Z</published>');
    expect(atom).toContain('<link rel="self" href="https://x.test/changes.atom"/>');
  });

  it('is as old as its newest entry, not as the build', () => {
    expect(/<updated>([^<]*)/.exec(atom)?.[1]).toBe('2026-01-01T00:00:00.000Z');
  });
});
