import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import type { JSONOutput } from 'typedoc';
import { unified } from 'unified';
import { highlight } from '../../../code/build/highlight.ts';
import { escapeHtml } from '../../layout.ts';
import type { Catalogue } from './catalogue.ts';

type Part = JSONOutput.CommentDisplayPart;

export interface CommentWriter {
  /** @returns HTML; empty if the comment is empty. */
  readonly html: (parts: readonly Part[] | undefined) => Promise<string>;
  /** @returns Plain words, without marks and links. */
  readonly text: (parts: readonly Part[] | undefined) => string;
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** @param scope - The run of TypeDoc that the comments come from; they link to symbols by number. */
export function createCommentWriter(
  catalogue: Catalogue,
  scope: number,
  pathPrefix = '',
): CommentWriter {
  const parse = (markdown: string) => parser.parse(markdown) as Root;
  const toMarkdown = (parts: readonly Part[]) => parts.map(markdownOf).join('').trim();
  // Members that symbols share are described on the pages of all of them.
  const written = new Map<string, Promise<string>>();

  function markdownOf(part: Part): string {
    if (part.kind !== 'inline-tag') return part.text;
    // `index!QueryBuilder`: the module before the mark is only for TypeDoc.
    const text = part.text
      .replace(/^\*?\s*(?:[@\w./-]*!)?/, '')
      .replaceAll('`', '')
      .trim();
    const href =
      typeof part.target === 'number' ? catalogue.addressOf(scope, part.target) : part.target;
    if (typeof href === 'string') return `[\`${text}\`](${href})`;
    // If TypeDoc couldn't resolve a link, such as `QueryBuilder the builder`, keep its label.
    return `\`${text.replace(/^\S+(?:\s*\|)?\s+/, '')}\``;
  }

  async function html(node: Nodes): Promise<string> {
    const inside = async () =>
      'children' in node ? (await Promise.all(node.children.map(html))).join('') : '';
    const wrap = async (tag: string) => `<${tag}>${await inside()}</${tag}>`;
    switch (node.type) {
      case 'root':
        return inside();
      case 'text':
        return escapeHtml(node.value);
      case 'inlineCode':
        return linkedCode(node.value);
      case 'code': {
        const language = node.lang ?? 'ts';
        const code = await highlight(node.value, { language, highlightedLines: [] });
        return `<pre tabindex="0"><code>${code}</code></pre>`;
      }
      case 'link':
        return link(
          node.url,
          node.children[0]?.type === 'inlineCode' ? code(node.children[0].value) : await inside(),
        );
      case 'list':
        return wrap(node.ordered ? 'ol' : 'ul');
      case 'listItem':
        // A list whose items are single paragraphs is denser without paragraphs.
        return node.children.length === 1 && node.children[0]?.type === 'paragraph'
          ? `<li>${(await Promise.all(node.children[0].children.map(html))).join('')}</li>`
          : wrap('li');
      case 'paragraph':
      case 'heading':
        return wrap('p');
      case 'strong':
        return wrap('strong');
      case 'emphasis':
        return wrap('em');
      case 'blockquote':
        return wrap('blockquote');
      case 'table':
        return wrap('table');
      case 'tableRow':
        return wrap('tr');
      case 'tableCell':
        return wrap('td');
      case 'break':
        return '<br>';
      case 'html':
        return escapeHtml(node.value);
      default:
        return inside();
    }
  }

  function linkedCode(value: string): string {
    const name = /^(\w+)(?:\(\))?$/.exec(value)?.[1] ?? '';
    // Words such as `update` are names of options and actions too.
    const symbol = /[A-Z]/.test(name) ? catalogue.named(name) : undefined;
    return symbol ? link(symbol.path, code(value)) : code(value);
  }

  const link = (url: string, content: string): string => {
    if (!url.startsWith('/'))
      return `<a href="${escapeHtml(url)}" target="_blank" rel="noopener noreferrer">${content}</a>`;
    return `<a href="${pathPrefix}${url}">${content}</a>`;
  };

  return {
    async html(parts) {
      if (!parts?.length) return '';
      const markdown = toMarkdown(parts);
      const known = written.get(markdown) ?? html(parse(markdown));
      written.set(markdown, known);
      return known;
    },
    text(parts) {
      return parts?.length
        ? proseOf(parse(toMarkdown(parts)))
            .replace(/\s+/g, ' ')
            .trim()
        : '';
    },
  };
}

const code = (value: string): string => `<code>${escapeHtml(value)}</code>`;

function proseOf(node: Nodes): string {
  if (node.type === 'code') return '';
  if ('value' in node) return node.value;
  const text = 'children' in node ? node.children.map(proseOf).join('') : '';
  return node.type === 'paragraph' || node.type === 'listItem' ? `${text} ` : text;
}
