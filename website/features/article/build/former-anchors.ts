import { relative } from 'node:path';
import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { pageId } from '../../../../samples/coverage/page-ids.ts';
import type { FormerAnchors } from '../../../site/former-anchors.ts';
import { subjectOf } from '../../../site/moved-pages.ts';
import { repositoryDir } from '../../../site/pages.ts';

/**
 * Makes a rehype plugin that keeps links to former anchors working without a script. It puts an
 * empty element with the former anchor as its id into the element that answers now, or into the
 * page's link to the section that does.
 */
export function rehypeFormerAnchors(anchors: FormerAnchors) {
  return () =>
    (tree: Root, file: { readonly path: string }): void => {
      const page = pageId(relative(repositoryDir, file.path).replaceAll('\\', '/'));
      const former = Object.entries({ ...anchors[subjectOf(page)], ...anchors[page] });
      if (former.length === 0) return;
      const elements = new Map<string, Element>();
      const links: Element[] = [];
      visit(tree, 'element', (element) => {
        if (typeof element.properties.id === 'string') elements.set(element.properties.id, element);
        if (typeof element.properties.href === 'string') links.push(element);
      });
      const find = (target: string): Element | undefined => {
        if (target === '') return tree.children.find((child) => child.type === 'element');
        const [page = '', id] = target.split('#');
        return id === undefined
          ? elements.get(target)
          : (linkTo(links, target) ?? linkTo(links, page));
      };
      const wanted = new Map<Element, readonly string[]>();
      for (const [anchor, targets] of former) {
        if (elements.has(anchor)) continue;
        const found = [targets].flat().map(find).find(Boolean);
        if (found) wanted.set(found, [...(wanted.get(found) ?? []), anchor]);
      }
      for (const [element, names] of wanted)
        placeOf(element).children.unshift(...names.map((id) => h('span', { id })));
    };
}

const linkTo = (links: readonly Element[], target: string): Element | undefined =>
  links.find(({ properties }) => {
    const href = `${properties.href}`;
    return (target.includes('#') ? href : href.split('#', 1)[0])?.endsWith(`/${target}`);
  });

/** A table row can hold cells only. */
const placeOf = (element: Element): Element =>
  element.tagName === 'tr'
    ? (element.children.find((child): child is Element => child.type === 'element') ?? element)
    : element;

/** A former anchor has an id and is empty. */
export const isFormerAnchor = ({ tagName, properties, children }: Element): boolean =>
  tagName === 'span' && typeof properties.id === 'string' && children.length === 0;

/** The words of a former anchor, without the number of a repeated one. */
export const formerName = ({ properties }: Element): string =>
  `${properties.id}`.replace(/-\d+$/, '').replaceAll('-', ' ');
