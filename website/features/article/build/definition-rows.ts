import { createSlugger } from '@docusaurus/utils';
import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { Definition } from '../../../../samples/coverage/definitions.ts';
import { pageId } from '../../../../samples/coverage/page-ids.ts';
import { textOf } from '../../../site/html/elements.ts';

/**
 * Rehype plugin: lets links target table rows that define a name. A row whose first cell is one
 * piece of inline code gets the code as its `id`, and the code links to the row. Ids are unique per
 * page: if a heading or an earlier row already has the name, it gets `-1`, `-2`, ...
 */
export function rehypeDefinitionRows() {
  return (tree: Root): void => {
    const ids = new Set<string>();
    visit(tree, 'element', ({ properties }) => {
      if (typeof properties.id === 'string') ids.add(properties.id);
    });
    visit(tree, 'element', (row) => {
      if (row.tagName === 'thead') return SKIP;
      const cell = row.tagName === 'tr' ? row.children.find(isElement) : undefined;
      const code = cell && onlyCode(cell);
      if (!cell || !code || row.properties.id !== undefined) return undefined;
      const id = unusedId(idOf(textOf(code)), ids);
      ids.add(id);
      row.properties.id = id;
      cell.children = cell.children.map((child) =>
        child === code ? h('a.definition-link', { href: `#${id}` }, code) : child,
      );
      return undefined;
    });
  };
}

/** The id for a name: the name, with `-` instead of characters that don't belong in a link. */
export const idOf = (name: string): string => name.replace(/[^A-Za-z0-9_-]/g, '-');

/** Where the site shows a definition, below the base path of its version, such as `utils/hooks#useQbId`. */
export function definitionPlace({ path, kind, notation }: Definition): string {
  if (kind === 'title') return pageId(path);
  return `${pageId(path)}#${kind === 'heading' ? createSlugger().slug(notation) : idOf(notation)}`;
}

function unusedId(wanted: string, taken: ReadonlySet<string>): string {
  for (let count = 0; ; count++) {
    const id = count === 0 ? wanted : `${wanted}-${count}`;
    if (!taken.has(id)) return id;
  }
}

/** The code that a cell consists of; white space and badges are ignored. */
function onlyCode({ children }: Element): Element | undefined {
  const content = children.filter((child) => !isBlank(child) && !isBadge(child));
  const [code] = content;
  return content.length === 1 && code && isElement(code) && code.tagName === 'code'
    ? code
    : undefined;
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';

export const isBlank = (node: ElementContent): boolean =>
  node.type === 'text' && node.value.trim() === '';

const isBadge = (node: ElementContent): boolean =>
  'name' in node && (node as { readonly name?: unknown }).name === 'Since';
