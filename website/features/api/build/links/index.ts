import type { Element, Root as HtmlRoot } from 'hast';
import { h } from 'hastscript';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { nameOf } from '../../../../../samples/coverage/definitions.ts';
import { textOf } from '../../../../site/html/elements.ts';
import { isPageOf } from '../../../../site/pages.ts';
import type { Catalogue } from '../model/catalogue.ts';
import { referenceAddress } from './addresses.ts';
import { linkImports } from './imports.ts';

export interface ApiLinksOptions {
  readonly catalogue: () => Promise<Catalogue>;
  /** Names of the versions whose pages are about the release that the reference describes. */
  readonly versions: readonly string[];
  /** Precedes addresses in the HTML: `#` with the hash router. */
  readonly pathPrefix: string;
}

type File = {
  readonly path: string;
  readonly data?: { readonly frontMatter?: { readonly title?: unknown } };
};

/**
 * Links between the docs and the reference, added during the build.
 * - `[parameters](api:formatQuery)` links to the page of a name; an unknown name stops the build.
 * - A heading or row that defines an export links to its page, and so does a page named after one.
 * - The names that samples import link to their pages.
 *
 * @returns A remark plugin, and a rehype plugin that comes after those for rows and for code.
 */
export function apiLinks({ catalogue, versions, pathPrefix }: ApiLinksOptions) {
  const isCurrent = ({ path }: File) => versions.some((name) => isPageOf(path, name));

  const remark = () => async (tree: Root, file: File) => {
    const links: { node: { url: string }; name: string; line: number }[] = [];
    visit(tree, ['link', 'definition'], (node) => {
      if (!('url' in node) || !node.url.startsWith('api:')) return;
      links.push({
        node,
        name: node.url.slice('api:'.length),
        line: node.position?.start.line ?? 1,
      });
    });
    if (links.length === 0) return;
    const known = await catalogue();
    for (const { node, name, line } of links) {
      try {
        if (!isCurrent(file))
          throw new Error('this page covers a different release than the reference');
        node.url = referenceAddress(known, name);
      } catch (error) {
        throw new Error(`${file.path}:${line}: api:${name}: ${(error as Error).message}.`);
      }
    }
  };

  const rehype = () => async (tree: HtmlRoot, file: File) => {
    if (!isCurrent(file)) return;
    const known = await catalogue();
    linkTitle(tree, file, known);
    linkDefinitions(tree, known);
    linkCode(tree, known, pathPrefix);
  };

  return { remark, rehype };
}

/** Below the first paragraph of a page whose title is the name of an export. */
function linkTitle(tree: HtmlRoot, { data }: File, catalogue: Catalogue): void {
  const symbol = catalogue.named(String(data?.frontMatter?.title));
  const first = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'p');
  if (!symbol || first === -1) return;
  const props = catalogue.named(`${symbol.name}Props`);
  const links = [symbol, ...(props ? [props] : [])].flatMap(({ name, path }, index) => [
    ...(index > 0 ? [', '] : []),
    h('a', { href: path }, name),
  ]);
  tree.children.splice(first + 1, 0, h('p.api-line', ['API reference: ', ...links]));
}

/** After headings, and in the first cell of rows, whose one piece of code is the name of an export. */
function linkDefinitions(tree: HtmlRoot, catalogue: Catalogue): void {
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[2-4]$/.test(node.tagName) && parent && index !== undefined) {
      const symbol = defined(node, catalogue);
      if (!symbol) return undefined;
      parent.children.splice(
        index + 1,
        0,
        h('p.api-line', [h('a', { href: symbol.path }, inReference(symbol.name))]),
      );
      return index + 2;
    }
    if (node.tagName !== 'tr' || typeof node.properties.id !== 'string') return undefined;
    const cell = node.children.find((child) => child.type === 'element');
    const symbol = cell && defined(cell, catalogue);
    if (symbol) {
      const properties = { href: symbol.path, ariaLabel: inReference(symbol.name) };
      cell.children.push({ type: 'text', value: ' ' }, h('a.api-mark', properties, 'API'));
    }
    return SKIP;
  });
}

const inReference = (name: string) => `${name} in the API reference`;

function defined(element: Element, catalogue: Catalogue) {
  const codes: Element[] = [];
  visit(element, 'element', (node) => {
    if (node.tagName === 'code') codes.push(node);
  });
  const [code] = codes;
  const written = textOf(code);
  if (codes.length !== 1) return undefined;
  const name = nameOf(written);
  // Words such as `update` are options and actions too; functions are written with brackets.
  return /[A-Z]|\)$/.test(written) ? catalogue.named(name) : undefined;
}

function linkCode(tree: HtmlRoot, catalogue: Catalogue, pathPrefix: string): void {
  visit(tree, (node) => {
    const { attributes } = node as {
      readonly attributes?: readonly { name?: string; value?: unknown }[];
    };
    for (const attribute of attributes ?? []) {
      if (attribute.name === 'html' && typeof attribute.value === 'string') {
        attribute.value = linkImports(attribute.value, catalogue, pathPrefix);
      }
    }
  });
}
