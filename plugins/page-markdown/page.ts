import type { Element, ElementContent } from 'hast';
import type { RootContent } from 'mdast';
import { attribute, find, findAll, textOf } from '../built-pages/elements.ts';
import type { BuiltPage } from '../built-pages/page.ts';
import { isType } from './code.ts';
import { type Resolve, toMarkdown } from './convert.ts';
import { demoOptions } from './demo-options.ts';
import type { Links } from './links.ts';
import { headingOf, write } from './write.ts';

/** What a built page says. */
export interface MarkdownPage {
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
 * Reads what a built page says, without menus, buttons and other things to use.
 *
 * @param page - The page.
 * @param links - Knows where links lead.
 * @throws Error when the page has no main part or no title.
 */
export function readMarkdown(page: BuiltPage, links: Links): MarkdownPage {
  const { path, main, content, facts } = page;
  if (!main) throw new Error(`The page ${path} has no main element to convert to Markdown.`);
  const title = textOf(find(main, ({ tagName }) => tagName === 'h1')).trim();
  if (title === '')
    throw new Error(`The page ${path} has no h1, which its Markdown has to start with.`);
  const { description, canonical } = facts;
  const resolve = links.from(path);
  const body = write([
    ...toMarkdown(content, resolve),
    ...typesNamedIn(content, resolve),
    ...appendix(path, resolve),
  ]);
  return { path, title, description, canonical, body };
}

/** What a page shows as controls, in words. */
const appendix = (path: string, resolve: Resolve): readonly RootContent[] =>
  /^\/demo(?:\/|$)/.test(path) ? demoOptions(resolve) : [];

/** The links in the types of the reference, which code cannot hold, as a list at the end. */
function typesNamedIn(
  content: readonly ElementContent[],
  resolve: Resolve,
): readonly RootContent[] {
  const types = findAll(element('div', content), ({ tagName }) => tagName === 'pre').filter(isType);
  const found = types.flatMap((pre) => findAll(pre, ({ tagName }) => tagName === 'a'));
  const links = [...new Map(found.map((link) => [attribute(link, 'href'), link])).values()];
  if (links.length === 0) return [];
  const list = element(
    'ul',
    links.map((link) => element('li', [link])),
  );
  return [headingOf('Types named above', 2), ...toMarkdown([list], resolve)];
}

const element = (tagName: string, children: readonly ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [...children],
});
