import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { become, mdxElement } from '../mdx-elements/index.ts';
import { highlight } from './highlight.ts';
import { parseMeta } from './meta.ts';

/**
 * Rehype plugin: replaces each fenced code block by the `CodeBlock` component, its code already
 * coloured. The coloured HTML travels as one string, not as hundreds of elements.
 */
export function rehypeCode() {
  return async (tree: Root): Promise<void> => {
    const blocks: { pre: Element; code: Element }[] = [];
    visit(tree, 'element', (node) => {
      const [code] = node.children;
      if (node.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') {
        blocks.push({ pre: node, code });
      }
    });
    await Promise.all(
      blocks.map(async ({ pre, code }) => {
        become(pre, mdxElement('CodeBlock', await codeBlockProps(code)));
      }),
    );
  };
}

async function codeBlockProps(code: Element): Promise<Record<string, string>> {
  const source = textOf(code).replace(/\n$/, '');
  const language = languageOf(code);
  const { title, lineNumbers, ...rest } = parseMeta(metaOf(code));
  const numbered = lineNumbers !== undefined;
  return {
    html: await highlight(source, { language, numbered, ...rest }),
    language,
    ...(title !== undefined && { title }),
    ...(lineNumbers !== undefined && { lineNumbers: String(lineNumbers) }),
  };
}

function textOf(node: Element): string {
  return node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

function languageOf(code: Element): string {
  const classes = code.properties.className;
  const name = Array.isArray(classes)
    ? classes.map(String).find((value) => value.startsWith('language-'))
    : undefined;
  return name?.slice('language-'.length) ?? 'text';
}

function metaOf(code: Element): string {
  const fromMarkdown = (code.data as { meta?: unknown } | undefined)?.meta;
  const fromProperties = code.properties.metastring;
  return String(fromMarkdown ?? fromProperties ?? '');
}
