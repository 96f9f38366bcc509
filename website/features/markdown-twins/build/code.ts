import type { Element } from 'hast';
import type { Code } from 'mdast';
import { attribute, find, hasClass, textOf } from '../../../site/html/elements.ts';

/** Classes of lines, and the notation in the source that made them so. */
const marks: Readonly<Record<string, string>> = {
  add: '++',
  remove: '--',
  highlighted: 'highlight',
};

/** The fence that a block, or only its `pre`, was made from. */
export function codeOf(block: Element): Code {
  const pre = block.tagName === 'pre' ? block : find(block, ({ tagName }) => tagName === 'pre');
  const code = find(pre, ({ tagName }) => tagName === 'code');
  const title = attribute(block, 'dataTitle');
  return {
    type: 'code',
    lang: attribute(block, 'dataLanguage') || (isType(block) ? 'ts' : null),
    meta: title ? `title="${title}"` : null,
    value: sourceOf(code ?? pre).replace(/\n$/, ''),
  };
}

/** The source of highlighted code, with the notations that mark lines. */
const sourceOf = (code: Element | undefined): string =>
  (code?.children ?? [])
    .map((node) =>
      node.type === 'element' && hasClass(node, 'line') ? lineOf(node) : textOf(node),
    )
    .join('');

function lineOf(line: Element): string {
  const text = textOf(line);
  // A removed notation leaves the space before it; other marks don't.
  if (!text.endsWith(' ')) return text;
  const mark = Object.keys(marks).find((name) => hasClass(line, name));
  return mark ? `${text}// [!code ${marks[mark]}]` : text;
}

/** Whether an element is a block of code, with its title or without. */
export const isCode = (element: Element): boolean =>
  element.tagName === 'pre' || hasClass(element, 'theme-code-block');

/** Types in the reference that fit on a line are inline code; declarations and code are fences. */
export const isInLine = (block: Element, { value }: Code): boolean =>
  isType(block) &&
  !attribute(block, 'className').startsWith('declaration_') &&
  !value.includes('\n');

/** Whether a `pre` is a type of the reference, not code that somebody wrote. */
export const isType = (pre: Element): boolean =>
  pre.tagName === 'pre' && !find(pre, ({ tagName }) => tagName === 'code');
