import { Feed, type Item } from 'feed';
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

/** The feed as Atom. `news` is newest first. */
export const atomOf = (
  news: readonly ReleaseNews[],
  site: FeedSite,
  addressOf: AddressOf,
): string => feedOf(news, site, addressOf).atom1();

/** The feed as JSON Feed 1.1. `news` is newest first. */
export function jsonFeedOf(
  news: readonly ReleaseNews[],
  site: FeedSite,
  addressOf: AddressOf,
): object {
  // The package writes version 1, which has one author and no language.
  const { author, ...feed } = JSON.parse(feedOf(news, site, addressOf).json1());
  return {
    ...feed,
    version: 'https://jsonfeed.org/version/1.1',
    language: 'en',
    authors: [{ ...author, url: `${site.origin}/` }],
  };
}

function feedOf(
  news: readonly ReleaseNews[],
  { origin, title }: FeedSite,
  addressOf: AddressOf,
): Feed {
  const items = news.map((one) => itemOf(one, origin, addressOf));
  const feed = new Feed({
    id: origin + feedPaths.atom,
    title: `${title}: what changed`,
    description: 'Exports, props, and options that each release added and removed.',
    link: origin + releasesPath,
    feedLinks: { atom: origin + feedPaths.atom, json: origin + feedPaths.json },
    language: 'en',
    generator: title,
    copyright: '',
    author: { name: title },
    // Not the build time, so that a build of the same sources produces the same file.
    updated: new Date(Math.max(...items.map(({ date }) => date.getTime()))),
  });
  for (const item of items) feed.addItem(item);
  return feed;
}

function itemOf(news: ReleaseNews, origin: string, addressOf: AddressOf): Item {
  const { label, release, published, recorded } = news;
  return {
    // Stays the same wherever the site is served.
    id: `https://www.npmjs.com/package/react-querybuilder#${label}`,
    title: `react-querybuilder ${label}: ${countsOf(news)}`,
    link: origin + pathOf(release),
    date: new Date(published ?? recorded),
    ...(published !== undefined && { published: new Date(published) }),
    description: summaryOf(news),
    content: htmlOf(news, origin, addressOf),
  };
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
