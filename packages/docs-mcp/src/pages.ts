import { pageGroups, pagesOf } from './data.ts';
import { assistantsPage, groupOf } from './page-groups.ts';
import type { Release } from './releases.ts';
import { UserError } from './user-error.ts';

export interface Page {
  /** Its address on the site, without the origin. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Its Markdown without the front matter. */
  readonly text: string;
}

/** Paths of the pages that resources list: all but the API reference, which has a page per name. */
export const listedPaths = (): readonly string[] =>
  pageGroups()
    .filter((group) => group !== 'api')
    .flatMap((group) => Object.keys(pagesOf(group)));

/** The path that an address means: without an origin, a file ending, and an anchor. */
function pathOf(address: string): string {
  const path = address
    .trim()
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/(?:\.(?:md|html?)|\/)+$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Finds a page.
 *
 * @param address - Its path, or its address on any host.
 * @throws UserError if there is no such page, with pages whose addresses end like it.
 */
export function pageAt(address: string): Page {
  const path = pathOf(address);
  const page = find(path);
  if (page) return page;
  const end = path.split('/').at(-1) ?? '';
  const similar = listedPaths().filter((one) => end !== '' && one.endsWith(`/${end}`));
  throw new UserError(
    `There is no page ${path.slice(0, 200)}. ${
      similar.length > 0
        ? `Similar: ${similar.slice(0, 8).join(', ')}.`
        : 'Find pages with search_docs.'
    }`,
  );
}

/**
 * The address on the site of a page or a section.
 *
 * @param place - The path of a page, which may have an anchor.
 * @returns `undefined` if this package doesn't have the page.
 */
export function urlAt(place: string): string | undefined {
  const url = find(pathOf(place))?.url;
  const [anchor = ''] = /#.*/s.exec(place) ?? [];
  return url && url + anchor;
}

/** The address on the site of a path, also of one that this package doesn't have. */
export function siteAddress(path: string): string {
  const { url, path: known } = pageAt(assistantsPage);
  return `${url.slice(0, -known.length)}${path}`;
}

/**
 * The address on the site of what explains a name.
 *
 * @param place - A page below the version of the release, which may have an anchor.
 * @returns `undefined` if this package doesn't have the page.
 */
export const urlOf = ({ version }: Release, place: string): string | undefined =>
  urlAt(`${version.path}/${place}`);

function find(path: string): Page | undefined {
  const pages = pagesOf(groupOf(path));
  const markdown = Object.hasOwn(pages, path) ? pages[path] : undefined;
  return markdown === undefined ? undefined : pageOf(path, markdown);
}

function pageOf(path: string, markdown: string): Page {
  const [, head = '', text = markdown] = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/.exec(markdown) ?? [];
  const field = (name: string): string => {
    const value = new RegExp(`^${name}: (".*")$`, 'm').exec(head)?.[1];
    return value === undefined ? '' : JSON.parse(value);
  };
  return {
    path,
    title: field('title'),
    description: field('description'),
    url: field('url'),
    text,
  };
}

export interface Heading {
  readonly level: number;
  readonly title: string;
  /** The line that it is in, and the line after its section. */
  readonly start: number;
  readonly end: number;
}

/** The headings of a page's Markdown, without those in code. */
export function headingsOf(text: string): readonly Heading[] {
  const lines = text.split('\n');
  let fence: string | undefined;
  const found = lines.flatMap((line, start) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
    }
    const [, marks, title] = (fence === undefined && /^(#{1,6}) (.+)$/.exec(line)) || [];
    return marks && title ? [{ level: marks.length, title, start }] : [];
  });
  return found.map((heading, index) => ({
    ...heading,
    end: found.slice(index + 1).find(({ level }) => level <= heading.level)?.start ?? lines.length,
  }));
}

/** How anchors and titles are compared: `showCloneButtons`, as the anchor and as the heading. */
const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The section with a heading.
 *
 * @param section - The heading, or its anchor.
 * @throws UserError that lists the page's headings if none of them fits.
 */
export function sectionIn({ text, path }: Page, section: string): string {
  const headings = headingsOf(text);
  const key = keyOf(section);
  const found =
    headings.find(({ title }) => keyOf(title) === key) ??
    headings.find(({ title }) => key !== '' && keyOf(title).includes(key));
  if (found) return text.split('\n').slice(found.start, found.end).join('\n').trim();
  const titles = headings.slice(1, 60).map(({ title }) => title);
  throw new UserError(
    `${path} has no section "${section.slice(0, 80)}". Its sections: ${titles.join(' · ')}`,
  );
}
