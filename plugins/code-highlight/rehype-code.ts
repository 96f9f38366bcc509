import type { Root } from 'hast';
import { mdxElement, replaceElement } from '../mdx-elements/index.ts';
import { type Fence, fencesOf } from './fences.ts';
import { highlight } from './highlight.ts';

/**
 * Rehype plugin: replaces each fenced code block with the `CodeBlock` component and its highlighted
 * code. The HTML of the code is one string instead of hundreds of elements.
 */
export function rehypeCode() {
  return async (tree: Root): Promise<void> => {
    await Promise.all(
      fencesOf(tree).map(async (fence) => {
        replaceElement(fence.pre, mdxElement('CodeBlock', await codeBlockProps(fence)));
      }),
    );
  };
}

async function codeBlockProps({ code, language, meta }: Fence): Promise<Record<string, string>> {
  const { title, lineNumbers, highlightedLines, shownLines } = meta;
  const shown = language || 'text';
  const numbered = lineNumbers !== undefined;
  return {
    html: await highlight(code, { language: shown, numbered, highlightedLines, shownLines }),
    language: shown,
    ...(title !== undefined && { title }),
    ...(shownLines && { foldedOf: String(code.split('\n').length) }),
    ...(numbered && { lineNumbers: String(lineNumbers) }),
  };
}
