import type { Element } from 'domhandler';
import type { Code } from 'mdast';
import { find, hasClass, textOf } from './dom.ts';

/** Classes of lines, and the notation in the source that made them so. */
const marks: Readonly<Record<string, string>> = {
  add: '++',
  remove: '--',
  highlighted: 'highlight',
};

/**
 * The fence that a block of code was made from.
 *
 * @param block - A block with its title, or a `pre` alone.
 */
export function codeOf(block: Element): Code {
  const pre = block.name === 'pre' ? block : find(block.children, ({ name }) => name === 'pre');
  const code = pre && find(pre.children, ({ name }) => name === 'code');
  const { 'data-language': language, 'data-title': title } = block.attribs;
  return {
    type: 'code',
    lang: language ?? (isType(block) ? 'ts' : null),
    meta: title ? `title="${title}"` : null,
    value: sourceOf(code ?? pre).replace(/\n$/, ''),
  };
}

/** The coloured code as it was written, with the notations that mark lines. */
function sourceOf(code: Element | undefined): string {
  if (!code) return '';
  return code.children
    .map((node) => (node.type === 'tag' && hasClass(node, 'line') ? lineOf(node) : textOf([node])))
    .join('');
}

function lineOf(line: Element): string {
  const text = textOf(line.children);
  // A notation that was taken out has left the blank before it; lines marked otherwise have none.
  if (!text.endsWith(' ')) return text;
  const mark = Object.keys(marks).find((name) => hasClass(line, name));
  return mark ? `${text}// [!code ${marks[mark]}]` : text;
}

/** Whether an element is a block of code with its title and buttons. */
export const isCodeBlock = (element: Element): boolean => hasClass(element, 'theme-code-block');

/** Whether a `pre` is a type of the reference rather than code that somebody wrote. */
export const isType = (pre: Element): boolean =>
  pre.name === 'pre' && !find(pre.children, ({ name }) => name === 'code');
