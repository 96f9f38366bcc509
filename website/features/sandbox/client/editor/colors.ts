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

interface ColoredPart {
  readonly text: string;
  /** One of the variables of the site's code blocks; empty for text without a color of its own. */
  readonly color: string;
}

/** TypeScript in parts, each with its color. */
export function coloredParts(code: string): readonly ColoredPart[] {
  const parts: ColoredPart[] = [];
  const add = (text: string, colors: string) =>
    parts.push({ text, color: colors.split(' ').at(-1) ?? '' });
  highlightCode(code, typescriptLanguage.parser.parse(code), highlighter, add, () => add('\n', ''));
  return parts;
}
