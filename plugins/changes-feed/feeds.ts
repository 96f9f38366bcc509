import { Feed } from 'feed';
import { pathOf, releasesPath } from '../api-reference/releases/pages.ts';
import type { ReleaseNews } from './news.ts';

export interface FeedSite {
  readonly origin: string;
  readonly title: string;
}

export type AddressOf = (name: string) => string | undefined;

export const feedPaths = { atom: '/changes.atom', json: '/changes.json' } as const;

export const feedTypes = [
  { type: 'application/atom+xml', href: feedPaths.atom },
  { type: 'application/feed+json', href: feedPaths.json },
] as const;

interface Item {
  /** Stays the same wherever the site is served. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly published: Date | undefined;
  readonly updated: Date;
  readonly summary: string;
  readonly html: string;
}

const description = 'Exports, props, and options that each release added and removed.';

/** The feed as Atom. `news` is newest first. */
export function atomOf(news: readonly ReleaseNews[], site: FeedSite, addressOf: AddressOf): string {
  const items = itemsOf(news, site, addressOf);
  const feed = new Feed({
    id: `${site.origin}${feedPaths.atom}`,
    title: titleOf(site),
    description,
    link: `${site.origin}${releasesPath}`,
    feedLinks: { atom: `${site.origin}${feedPaths.atom}` },
    language: 'en',
    generator: site.title,
    copyright: '',
    author: { name: site.title },
    // Not the build time, so that a build of the same sources produces the same file.
    updated: latest(items),
  });
  for (const { id, title, url, published, updated, summary, html } of items) {
    feed.addItem({
      id,
      title,
      link: url,
      date: updated,
      ...(published && { published }),
      description: summary,
      content: html,
    });
  }
  return feed.atom1();
}

/** The feed as JSON Feed 1.1. `news` is newest first. */
export function jsonFeedOf(
  news: readonly ReleaseNews[],
  site: FeedSite,
  addressOf: AddressOf,
): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(site),
    description,
    home_page_url: `${site.origin}${releasesPath}`,
    feed_url: `${site.origin}${feedPaths.json}`,
    language: 'en',
    authors: [{ name: site.title, url: `${site.origin}/` }],
    items: itemsOf(news, site, addressOf).map(
      ({ id, title, url, published, updated, summary, html }) => ({
        id,
        url,
        title,
        summary,
        content_html: html,
        ...(published && { date_published: published.toISOString() }),
        date_modified: updated.toISOString(),
      }),
    ),
  };
}

const titleOf = ({ title }: FeedSite): string => `${title}: what changed`;

function latest(items: readonly Item[]): Date {
  return new Date(Math.max(...items.map(({ updated }) => updated.getTime())));
}

function itemsOf(
  news: readonly ReleaseNews[],
  { origin }: FeedSite,
  addressOf: AddressOf,
): readonly Item[] {
  return news.map((one) => {
    const { label, release, published, recorded } = one;
    return {
      id: `https://www.npmjs.com/package/react-querybuilder#${label}`,
      title: `react-querybuilder ${label}: ${countsOf(one)}`,
      url: origin + pathOf(release),
      published: published === undefined ? undefined : new Date(published),
      updated: new Date(published ?? recorded),
      summary: summaryOf(one),
      html: htmlOf(one, origin, addressOf),
    };
  });
}

const listsOf = ({ added, removed }: ReleaseNews) =>
  [
    { title: 'Added', verb: 'added', names: added },
    { title: 'Removed', verb: 'removed', names: removed },
  ].filter(({ names }) => names.length > 0);

const countsOf = (news: ReleaseNews): string =>
  listsOf(news)
    .map(({ verb, names }, index) => {
      const noun = names.length === 1 ? 'name' : 'names';
      return index === 0 ? `${names.length} ${noun} ${verb}` : `${names.length} ${verb}`;
    })
    .join(', ');

/** Further names of a list are only counted. */
const maxNames = 12;

function summaryOf(news: ReleaseNews): string {
  return listsOf(news)
    .map(({ title, names }) => {
      const shown = names.slice(0, maxNames).join(', ');
      const more = names.length - maxNames;
      return `${title}: ${shown}${more > 0 ? ` and ${more} more` : ''}.`;
    })
    .join(' ');
}

function htmlOf(news: ReleaseNews, origin: string, addressOf: AddressOf): string {
  const nameOf = (name: string) => {
    const address = addressOf(name);
    const code = `<code>${name}</code>`;
    return address === undefined ? code : `<a href="${origin}${address}">${code}</a>`;
  };
  return listsOf(news)
    .map(({ title, names }) => `<p>${title}: ${names.map(nameOf).join(', ')}.</p>`)
    .join('');
}
