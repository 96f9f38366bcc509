import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { RootContent } from 'mdast';
import { attribute, find, findAll, textOf } from '../../../site/html/elements.ts';
import type { BuiltPage } from '../../article/build/built-pages/page.ts';
import { isType } from './code.ts';
import { type Resolve, toMarkdown } from './convert.ts';
import { demoOptions } from './demo-options.ts';
import type { Links } from './links.ts';
import { write } from './write.ts';

export interface MarkdownPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Address of the page that search engines should prefer; absolute, and often its own. */
  readonly canonical: string;
  /** The day of its last change, if the build knows that. */
  readonly modified?: string;
  readonly body: string;
}

/**
 * Reads the content of a built page, without menus, buttons, and other controls.
 *
 * @throws Error if the page has no main element or no title.
 */
export function readMarkdown(page: BuiltPage, links: Links): MarkdownPage {
  const { path, main, content, facts } = page;
  if (!main) throw new Error(`The page ${path} has no main element to convert to Markdown.`);
  const title = textOf(find(main, ({ tagName }) => tagName === 'h1')).trim();
  if (title === '')
    throw new Error(`The page ${path} has no h1, which its Markdown has to start with.`);
  const { description, canonical, modified } = facts;
  const resolve = links.from(path);
  const body = write([...toMarkdown(content, resolve), ...typesNamedIn(content, resolve)]);
  const day = modified && { modified: modified.slice(0, 'yyyy-mm-dd'.length) };
  return { path, title, description, canonical, ...day, body: body + appendix(path, resolve) };
}

/** A description of the controls that a page shows. */
const appendix = (path: string, resolve: Resolve): string =>
  /^\/demo(?:\/|$)/.test(path) ? `\n## Options of the demo\n\n${demoOptions(resolve)}` : '';

/** The links in the types of the reference, as a list, because code can't contain links. */
function typesNamedIn(
  content: readonly ElementContent[],
  resolve: Resolve,
): readonly RootContent[] {
  const types = findAll(h('div', [...content]), ({ tagName }) => tagName === 'pre').filter(isType);
  const found = types.flatMap((pre) => findAll(pre, ({ tagName }) => tagName === 'a'));
  const links = [...new Map(found.map((link) => [attribute(link, 'href'), link])).values()];
  if (links.length === 0) return [];
  const list = h(
    'ul',
    links.map((link) => h('li', [link])),
  );
  return toMarkdown([h('h2', 'Types named above'), list], resolve);
}
