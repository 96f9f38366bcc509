import type { Root } from 'hast';
import { mdxElement, replaceElement } from '../../../site/html/mdx-elements.ts';
import { type Fence, fencesOf } from './fences.ts';
import { highlight } from './highlight.ts';

/**
 * Makes a rehype plugin that replaces each fenced code block with the `CodeBlock` component and its
 * highlighted code. The HTML of the code is one string instead of hundreds of elements.
 *
 * @param hasNames - Whether the names in a fence of a page are known; see website/features/api/build/code-names.
 */
export const rehypeCode =
  (hasNames: (path: string, fence: Fence) => boolean) =>
  () =>
  async (tree: Root, { path }: { readonly path: string }): Promise<void> => {
    await Promise.all(
      fencesOf(tree).map(async (fence) => {
        const props = await codeBlockProps(fence);
        const named = hasNames(path, fence) ? '' : undefined;
        replaceElement(fence.pre, mdxElement('CodeBlock', { ...props, named }));
      }),
    );
  };

async function codeBlockProps({ code, language, meta }: Fence): Promise<Record<string, string>> {
  const { title, lineNumbers, highlightedLines, shownLines, output } = meta;
  const shown = language || 'text';
  const numbered = lineNumbers !== undefined;
  return {
    html: await highlight(code, { language: shown, numbered, highlightedLines, shownLines }),
    language: shown,
    ...(output && { className: 'code-output' }),
    ...(title !== undefined && { title }),
    ...(shownLines && { foldedOf: String(code.split('\n').length) }),
    ...(numbered && { lineNumbers: String(lineNumbers) }),
  };
}
