import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isBlank } from '../definition-rows/index.ts';

/**
 * Rehype plugin: turns empty header cells of tables into data cells. Markdown always writes header
 * cells, and screen readers would announce a header without a name.
 */
export function rehypeEmptyHeaders() {
  return (tree: Root): void => {
    visit(tree, 'element', (cell) => {
      if (cell.tagName === 'th' && cell.children.every(isBlank)) cell.tagName = 'td';
    });
  };
}
