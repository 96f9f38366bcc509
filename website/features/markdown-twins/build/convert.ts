import type { Element, ElementContent } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { h } from 'hastscript';
import type { Root, RootContent } from 'mdast';
import { type BuildVisitor, visit } from 'unist-util-visit';
import { attribute, elementsIn, hasClass, textOf } from '../../../site/html/elements.ts';
import { codeOf, isCode, isInLine } from './code.ts';
import { handlers } from './handlers.ts';
import { isSkipped } from './skipped.ts';

export type Resolve = (href: string) => string;

/** The Markdown of a piece of HTML, which stays as it is. `resolve` makes addresses absolute. */
export function toMarkdown(
  nodes: readonly ElementContent[],
  resolve: Resolve,
): readonly RootContent[] {
  const children = nodes.flatMap((node) => cleaned(node, resolve));
  const tree = { type: 'root' as const, children: [h('div', children)] };
  const root = toMdast(tree, { handlers }) as Root;
  visit(root, 'list', compact);
  return root.children;
}

function cleaned(node: ElementContent, resolve: Resolve): readonly ElementContent[] {
  if (node.type === 'text') return [{ ...node, value: node.value.replaceAll('\u200B', '') }];
  if (node.type !== 'element' || isSkipped(node)) return [];
  const { tagName, properties } = node;
  const { href, src, alt, ariaLabel } = properties;
  if (isCode(node)) return [codeBlock(node)];
  if (tagName === 'code') return inlineCode(node, resolve);
  if (tagName === 'img' && !alt) return [];
  const children = node.children.flatMap((child) => cleaned(child, resolve));
  // Definitions link to themselves, so that readers can copy the address.
  if (tagName === 'a' && (!href || hasClass(node, 'definition-link'))) return children;
  const isPicture =
    tagName === 'a' && ariaLabel && children.every((child) => !textOf(child).trim());
  return [
    {
      ...node,
      properties: {
        ...properties,
        ...(href && { href: resolve(`${href}`) }),
        ...(src && { src: resolve(`${src}`) }),
      },
      children: isPicture ? [{ type: 'text', value: `${ariaLabel}` }] : children,
    },
  ];
}

/** Code as one element, because the library would take long for its many colored spans. */
function codeBlock(node: Element): Element {
  const code = codeOf(node);
  const { value, lang, meta } = code;
  return isInLine(node, code)
    ? h('p', [inLine(value)])
    : h('pre', { value, lang: lang ?? undefined, meta: meta ?? undefined });
}

/** Code that is one link stays a link; links on parts of code are dropped. */
function inlineCode(node: Element, resolve: Resolve): readonly Element[] {
  const value = textOf(node).replace(/\s+/g, ' ');
  if (value.trim() === '') return [];
  const [only, ...others] = elementsIn(node);
  const href = only?.tagName === 'a' && others.length === 0 ? attribute(only, 'href') : '';
  const isWhole = href !== '' && textOf(only) === textOf(node);
  return [isWhole ? h('a', { href: resolve(href) }, [inLine(value)]) : inLine(value)];
}

/** The library would trim the text, so the property has it too. */
const inLine = (value: string): Element => h('code', { value }, value.trim());

/** Lists are tight. Two adjacent lists would be one in Markdown too, so they become one. */
const compact: BuildVisitor<Root, 'list'> = (list, index, parent) => {
  if (!parent || index === undefined) return undefined;
  list.spread = false;
  for (const item of list.children) item.spread = false;
  const next = parent.children[index + 1];
  if (next?.type === 'list' && next.ordered === list.ordered) {
    list.children.push(...next.children);
    parent.children.splice(index + 1, 1);
    return index;
  }
  if (list.children.length > 0) return undefined;
  parent.children.splice(index, 1);
  return index;
};
