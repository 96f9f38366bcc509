import type { ChildNode, Element } from 'domhandler';
import type { RootContent } from 'mdast';
import { blocks } from './blocks.ts';
import { isType } from './code.ts';
import { demoOptions } from './demo-options.ts';
import { find, findAll, hasClass, parse, textOf } from './dom.ts';
import type { Links } from './links.ts';
import { phrasing, type Resolve } from './phrasing.ts';
import { headingOf, write } from './write.ts';

/** What a built page says. */
export interface Page {
  /** Its address, e.g. `/docs/intro`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Address of the page that search engines are to prefer; absolute, and often its own. */
  readonly canonical: string;
  /** What is below the title, as Markdown. */
  readonly body: string;
}

/**
 * The part of a built page that counts: menus are most of a page, and slow to parse.
 *
 * @param html - The file's content.
 * @param path - Address of the page.
 * @returns Description, canonical address, main part.
 * @throws Error when the page has no main part.
 */
export function relevantPart(html: string, path: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start < 0 || end < start) {
    throw new Error(`The page ${path} has no main element, whose text its Markdown is.`);
  }
  const tags = html.slice(0, start).match(/<(?:meta|link)\b(?:[^>"]|"[^"]*")*>/g) ?? [];
  const metadata = tags.filter((tag) => / (?:name="?description|rel="?canonical)\b/.test(tag));
  return metadata.join('') + html.slice(start, end);
}

/**
 * Reads what a built page says, without menus, buttons and other things to use.
 *
 * @param part - Its {@link relevantPart}.
 * @param path - Address of the page.
 * @param links - Knows where links lead.
 * @throws Error when the page has no title.
 */
export function readPage(part: string, path: string, links: Links): Page {
  const nodes = parse(part);
  const main = find(nodes, ({ name }) => name === 'main')?.children ?? [];
  const heading = find(main, ({ name }) => name === 'h1');
  const title = textOf(heading?.children ?? []).trim();
  if (title === '') throw new Error(`The page ${path} has no h1, which its Markdown begins with.`);
  const resolve = links.from(path);
  const texts = findAll(main, (it) => hasClass(it, 'markdown')).flatMap(({ children }) => children);
  const article = texts.length > 0 ? texts : main;
  return {
    path,
    title,
    description: find(nodes, ({ name }) => name === 'meta')?.attribs.content ?? '',
    canonical: find(nodes, ({ name }) => name === 'link')?.attribs.href ?? '',
    body: write([
      ...blocks(without(article, heading), resolve),
      ...typesNamedIn(article, resolve),
      ...appendix(path, resolve),
    ]),
  };
}

/** The nodes without the title, wherever it stands. */
function without(nodes: readonly ChildNode[], heading: Element | undefined): readonly ChildNode[] {
  const parent = heading?.parent;
  if (!parent) return nodes;
  parent.children = parent.children.filter((node) => node !== heading);
  return nodes.filter((node) => node !== heading);
}

/** What a page shows as controls, in words. */
const appendix = (path: string, resolve: Resolve): readonly RootContent[] =>
  /^\/demo(?:\/|$)/.test(path) ? demoOptions(resolve) : [];

/** The links in the types of the reference, which code cannot hold, as a list at the end. */
function typesNamedIn(article: readonly ChildNode[], resolve: Resolve): readonly RootContent[] {
  const types = findAll(article, ({ name }) => name === 'pre').filter(isType);
  const found = types.flatMap(({ children }) => findAll(children, ({ name }) => name === 'a'));
  const byAddress = new Map(found.map((link) => [link.attribs.href, link]));
  if (byAddress.size === 0) return [];
  return [
    headingOf('Types named above', 2),
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: [...byAddress.values()].map((link) => ({
        type: 'listItem',
        spread: false,
        children: [{ type: 'paragraph', children: phrasing([link], resolve) }],
      })),
    },
  ];
}
