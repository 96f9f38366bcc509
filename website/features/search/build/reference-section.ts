import type { Element } from 'hast';
import { find, findAll, textOf } from '../../../site/html/elements.ts';
import type { Section } from '../client/types.ts';
import { clean } from './clean.ts';

/** Length of a symbol's text in results, in characters. */
const longest = 100;

interface SymbolPage {
  readonly tag: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/**
 * A reference page as one section, because there are many, and readers look for symbols by name.
 *
 * @returns The symbol with its kind and summary; the names of its members find it too.
 */
export function referenceSection(
  article: Element,
  { tag, url, title, description }: SymbolPage,
): Section {
  const header = find(article, ({ tagName }) => tagName === 'header');
  const kind = clean(textOf(find(header, ({ tagName }) => tagName === 'p')));
  // A symbol's description starts with its name and module, which the title and the kind already
  // contain.
  const summary = clean(description).replace(/^\S+ \(\S+\): /, '');
  const names = findAll(
    article,
    ({ tagName, properties }) => tagName === 'h3' && 'id' in properties,
  ).map((heading) => clean(textOf(heading)).replace(/[?()]+$/, ''));
  const text = [kind, summary].filter(Boolean).join('. ');
  const end = text.length > longest ? text.lastIndexOf(' ', longest) : text.length;
  const shown = end < text.length ? `${text.slice(0, end)}…` : text;
  const members = [...new Set(names)].join(' ');
  return {
    tag,
    url,
    level: 1,
    trail: ['API reference', title],
    text: members ? `${shown}\n${members}` : shown,
  };
}
