import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isBlank } from './definition-rows.ts';

/** Turns empty header cells into data cells: screen readers would announce a header without a name. */
export function rehypeEmptyHeaders() {
  return (tree: Root): void => {
    visit(tree, 'element', (cell) => {
      if (cell.tagName === 'th' && cell.children.every(isBlank)) cell.tagName = 'td';
    });
  };
}
