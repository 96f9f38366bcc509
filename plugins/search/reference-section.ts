import type { CheerioAPI } from 'cheerio';
import type { Section } from '../../src/search/types.ts';
import { clean } from './clean.ts';

/** Length of what is shown of a symbol, in characters. */
const longest = 100;

/**
 * A page of the reference as one section: there are many, and readers look for symbols by name.
 *
 * @param $ - The page.
 * @param page - Its tag, address and title.
 * @returns The symbol with what it is and its summary; found by the names of its members as well.
 */
export function referenceSection(
  $: CheerioAPI,
  { tag, url, title }: { readonly tag: string; readonly url: string; readonly title: string },
): Section {
  const article = $('.theme-doc-markdown').first();
  const kind = clean(article.find('header p').first().text());
  // A symbol's description begins with its name and module, which the title and the kind tell too.
  const summary = clean($('meta[name=description]').attr('content') ?? '').replace(
    /^\S+ \(\S+\): /,
    '',
  );
  const names = article
    .find('h3[id]')
    .toArray()
    .map((heading) => clean($(heading).text()).replace(/[?()]+$/, ''));
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
