import { typescriptLanguage } from '@codemirror/lang-javascript';
import { highlightCode, type Tag, tagHighlighter, tags } from '@lezer/highlight';

interface TokenColor {
  readonly tag: Tag | readonly Tag[];
  /** One of the variables of the site's code blocks. */
  readonly color: `--code-${string}`;
}

/** The colors of the site's code blocks. */
export const tokenColors: readonly TokenColor[] = [
  { tag: tags.comment, color: '--code-comment' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: '--code-keyword' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: '--code-string' },
  {
    tag: [tags.number, tags.bool, tags.null, tags.atom, tags.typeName, tags.className],
    color: '--code-constant',
  },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.attributeName],
    color: '--code-function',
  },
  { tag: tags.tagName, color: '--code-constant' },
  { tag: tags.definition(tags.variableName), color: '--code-foreground' },
];

const highlighter = tagHighlighter(tokenColors.map(({ tag, color }) => ({ tag, class: color })));

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The HTML of TypeScript with the colors of the site's code blocks. */
export function coloredHtml(code: string): string {
  let html = '';
  const add = (text: string, color: string) => {
    const escaped = text.replaceAll(/[&<>]/g, (one) => entities[one] ?? one);
    html += color
      ? `<span style="color:var(${color.split(' ').at(-1)})">${escaped}</span>`
      : escaped;
  };
  highlightCode(code, typescriptLanguage.parser.parse(code), highlighter, add, () => add('\n', ''));
  return html;
}
