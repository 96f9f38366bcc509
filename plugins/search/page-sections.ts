import { type CheerioAPI, load } from 'cheerio';
import type { Element, ParentNode, Text } from 'domhandler';
import type { Section } from '../../src/search/types.ts';
import { clean } from './clean.ts';
import { referenceSection } from './reference-section.ts';

/** What is not prose: code samples, controls, pictures, what only machines or only mice see. */
const skipped =
  'pre, .theme-code-block, svg, button, .hash-link, script, style, template, [hidden]';

/** Elements that end a word. */
const blocks = new Set([
  'p',
  'li',
  'td',
  'th',
  'tr',
  'div',
  'br',
  'dt',
  'dd',
  'section',
  'summary',
]);

/** Pages with nothing to find: the search itself, and addresses that only lead on. */
const withoutContent = /^(?:search|discord|404|404\.html)$/;

/**
 * Reads what can be found on a built page.
 *
 * @param html - The file's content.
 * @param path - Address of the page, e.g. `/docs/intro`.
 * @returns Its sections in order, the page first; none for pages that carry no tag of Docusaurus.
 */
export function pageSections(html: string, path: string): readonly Section[] {
  if (!html.includes('docsearch:docusaurus_tag') || withoutContent.test(path.slice(1))) return [];
  const $ = load(relevantPart(html));
  const tag = $('meta[name="docsearch:docusaurus_tag"]').attr('content') ?? 'default';
  const title = clean($('h1').first().text());
  if (title === '') return [];
  if (tag.startsWith('docs-api-')) return [referenceSection($, { tag, url: path, title })];
  const article = $('.theme-doc-markdown').first();
  article.find(skipped).remove();
  article.find('h1').remove();
  const reader = new Reader({ tag, path, trail: [filedUnder($, tag), title] });
  if (article.length > 0) reader.read(article[0] as ParentNode);
  const [page, ...rest] = reader.sections();
  const description = clean($('meta[name=description]').attr('content') ?? '');
  // Without an article, the description is all that is known of the page.
  return page ? [article.length > 0 ? page : { ...page, text: description }, ...rest] : [];
}

/** The metadata and the article, or else the main part: menus are most of a page, and slow to read. */
function relevantPart(html: string): string {
  const metadata = html.match(/<meta\b(?:[^>"]|"[^"]*")*>/g) ?? [];
  const [article = ''] = /<article\b[\s\S]*<\/article>/.exec(html) ?? [];
  const [main = ''] = /<main\b[\s\S]*<\/main>/.exec(html) ?? [];
  // Lists of pages are made of articles, too.
  return metadata.join('') + (article.includes('theme-doc-markdown') ? article : main);
}

/** Language of a built page; `undefined` when it does not say. */
export const languageOf = (html: string): string | undefined =>
  /<meta[^>]* name="?docsearch:language"? content="?([\w-]+)/.exec(html)?.[1];

/** The category in the sidebar, by the trail of links above the page. */
function filedUnder($: CheerioAPI, tag: string): string {
  if (tag === 'default') return 'Site';
  const links = $('.breadcrumbs__item').not('.breadcrumbs__item--active');
  const [category] = links.toArray().flatMap((item) => clean($(item).text()) || []);
  return category ?? 'Documentation';
}

interface Open {
  readonly anchor: string;
  readonly level: number;
  readonly trail: readonly string[];
  text: string;
}

/** Walks an article and files each text under the heading or definition that it belongs to. */
class Reader {
  readonly #page: { readonly tag: string; readonly path: string };
  readonly #all: Open[];
  #current: Open;

  constructor({ tag, path, trail }: { tag: string; path: string; trail: readonly string[] }) {
    this.#page = { tag, path };
    this.#current = { anchor: '', level: 1, trail, text: '' };
    this.#all = [this.#current];
  }

  read(parent: ParentNode): void {
    for (const node of parent.children) {
      if (node.type === 'text') this.#current.text += (node as Text).data;
      else if (node.type === 'tag') this.#element(node as Element);
    }
  }

  sections(): readonly Section[] {
    const { tag, path } = this.#page;
    return this.#all.map(({ anchor, level, trail, text }) => ({
      tag,
      url: anchor ? `${path}#${anchor}` : path,
      level,
      trail,
      text: clean(text),
    }));
  }

  #element(element: Element): void {
    const { name, attribs } = element;
    const level = /^h([2-6])$/.test(name) ? Number(name[1]) : undefined;
    if (level !== undefined && attribs.id) this.#open(attribs.id, level, textOf(element));
    else if (name === 'tr' && attribs.id) this.#definition(attribs.id, element);
    else {
      if (blocks.has(name)) this.#current.text += ' ';
      this.read(element);
      if (blocks.has(name)) this.#current.text += ' ';
    }
  }

  /** A row that defines a name; what follows its table belongs to the heading again. */
  #definition(id: string, row: Element): void {
    const [first, ...rest] = row.children.filter((node): node is Element => node.type === 'tag');
    if (!first) return;
    const around = this.#current;
    this.#open(id, Math.min(6, around.level + 1), textOf(first));
    for (const cell of rest) {
      this.read(cell);
      this.#current.text += ' ';
    }
    this.#current = around;
  }

  #open(anchor: string, level: number, name: string): void {
    // The page stands at level 1 and has two names in its trail: its category's and its own.
    const above = this.#current.trail.slice(0, level);
    this.#current = { anchor, level, trail: [...above, name], text: '' };
    this.#all.push(this.#current);
  }
}

function textOf(node: ParentNode): string {
  const text = (parent: ParentNode): string =>
    parent.children
      .map((child) => {
        if (child.type === 'text') return (child as Text).data;
        return child.type === 'tag' ? text(child as Element) : '';
      })
      .join('');
  return clean(text(node));
}
