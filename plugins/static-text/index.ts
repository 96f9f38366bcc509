import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { isBlank, isElement } from '../definition-rows/index.ts';
import { mdxElement } from '../mdx-elements/index.ts';

/** What plain text consists of: elements that the theme draws as they are. */
const plain: ReadonlySet<string> = new Set(
  'blockquote br code dd del dl dt em hr kbd li ol p strong sub sup tbody td th thead tr ul'.split(
    ' ',
  ),
);

/** Those that have no text of their own. */
const containers: ReadonlySet<string> = new Set('dl ol tbody thead tr ul'.split(' '));

/** Addresses that a link can have as it is written; others are left to the theme's link. */
const address = /^(\/(?!\/)|#|https?:|mailto:)/;
const external = /^[a-z]+:/;

export interface StaticTextOptions {
  /** Whether addresses of pages are written as the browser shows them; not with the hash router. */
  readonly plainAddresses: boolean;
}

/**
 * Rehype plugin, the last one: turns the elements of plain text that have others in them into `Html`,
 * which gets its content as one string. A page's text is most of its elements, and React would visit
 * each when it takes over the page. Components, headings and images stay as they are.
 *
 * Links become plain ones, which the page routes (src/theme/DocItem/Content).
 */
export function rehypeStaticText({ plainAddresses }: StaticTextOptions) {
  const isPlainLink = ({ properties: { href, id } }: Element) =>
    typeof href === 'string' &&
    address.test(href) &&
    (plainAddresses || external.test(href)) &&
    id === undefined;

  const isStatic = (node: ElementContent): boolean =>
    node.type === 'text' ||
    (node.type === 'element' &&
      (plain.has(node.tagName) ? !isTaskList(node) : node.tagName === 'a' && isPlainLink(node)) &&
      node.children.every(isStatic));

  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      const isWorthIt = plain.has(node.tagName) && node.children.some(isElement);
      if (!parent || index === undefined || !isWorthIt || !isStatic(node)) return undefined;
      visit(node, 'element', finish);
      parent.children[index] = htmlElement(node);
      return SKIP;
    });
  };
}

/** The theme gives lists of tasks a class of its own. */
const isTaskList = ({ properties }: Element) =>
  [properties.className].flat().includes('contains-task-list');

/** Leaves out blanks that no browser shows, and adds what the theme's link would: how other sites open. */
function finish(element: Element): void {
  const { tagName, properties, children } = element;
  if (containers.has(tagName)) element.children = children.filter((child) => !isBlank(child));
  if (tagName !== 'a' || !external.test(String(properties.href))) return;
  properties.target = '_blank';
  properties.rel = ['noopener', 'noreferrer'];
}

function htmlElement({ tagName, properties, children }: Element): ElementContent {
  const { id, className } = properties;
  return mdxElement('Html', {
    as: tagName,
    id: id === undefined ? undefined : String(id),
    className: Array.isArray(className) ? className.join(' ') : undefined,
    html: toHtml(children),
  });
}
