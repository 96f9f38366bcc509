import type { Element, Parents } from 'hast';
import {
  attribute,
  elementsIn,
  find,
  findAll,
  hasClass,
  textOf,
} from '../../../site/html/elements.ts';
import { referenceTag, siteTag } from '../../../site/search-tags.ts';
import type { BuiltPage } from '../../article/build/built-pages/page.ts';
import { formerName, isFormerAnchor } from '../../article/build/former-anchors.ts';
import type { Section } from '../client/types.ts';
import { clean } from './clean.ts';
import { referenceSection } from './reference-section.ts';

const skippedNames = new Set(['h1', 'nav', 'pre', 'svg', 'button', 'script', 'style', 'template']);

/** Parts that aren't prose: code samples, controls, images, and parts only for machines or mice. */
const isSkipped = (element: Element): boolean =>
  skippedNames.has(element.tagName) ||
  hasClass(element, 'theme-code-block') ||
  hasClass(element, 'hash-link') ||
  hasClass(element, 'api-mark') ||
  // Links beside a heading, and badges such as "since v8.1", which would start the excerpts of results.
  hasClass(element, 'api-line') ||
  hasClass(element, 'badge') ||
  // A diagram of what the text says.
  'dataVisual' in element.properties ||
  'hidden' in element.properties;

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

/**
 * Pages that nobody searches for: the search itself, the style guide, addresses that only redirect, and lists of what other
 * pages explain. The lists have so many names that other pages would be found less often by theirs.
 */
const notSearched = /^(?:search|styleguide|discord|404|404\.html|(?:releases|upgrade)\/.+)$/;

/** The sections of a page in order, the page first; none for a page without a search tag. */
export function pageSections({ path, meta, facts, main, article }: BuiltPage): readonly Section[] {
  const tag = meta('docsearch:docusaurus_tag');
  if (!tag || notSearched.test(path.slice(1))) return [];
  const title = clean(textOf(find(main, ({ tagName }) => tagName === 'h1')));
  if (title === '') return [];
  const { description } = facts;
  if (article && tag === referenceTag) {
    return [referenceSection(article, { tag, url: path, title, description })];
  }
  const category = tag === siteTag ? 'Site' : (facts.trail[0]?.name ?? 'Documentation');
  const reader = new Reader({ tag, path, trail: [clean(category), title] });
  if (article) reader.read(article);
  const [page, ...rest] = reader.sections();
  // Without an article, only the description of the page is known.
  return page ? [article ? page : { ...page, text: clean(description) }, ...rest] : [];
}

interface Open {
  readonly anchor: string;
  readonly level: number;
  readonly trail: readonly string[];
  text: string;
  /** Names that the section had, from its former anchors. */
  readonly formerNames: string[];
}

class Reader {
  readonly #page: { readonly tag: string; readonly path: string };
  readonly #all: Open[];
  #current: Open;

  constructor({ tag, path, trail }: { tag: string; path: string; trail: readonly string[] }) {
    this.#page = { tag, path };
    this.#current = { anchor: '', level: 1, trail, text: '', formerNames: [] };
    this.#all = [this.#current];
  }

  read(parent: Parents): void {
    for (const node of parent.children) {
      if (node.type === 'text') this.#current.text += node.value;
      else if (node.type === 'element' && !isSkipped(node)) this.#element(node);
    }
  }

  sections(): readonly Section[] {
    const { tag, path } = this.#page;
    return this.#all.map(({ anchor, level, trail, text, formerNames }) => ({
      tag,
      url: anchor ? `${path}#${anchor}` : path,
      level,
      trail,
      text: [clean(text), ...formerNames].join('\n'),
    }));
  }

  #element(element: Element): void {
    const { tagName: name } = element;
    const id = attribute(element, 'id');
    const level = /^h([2-6])$/.test(name) ? Number(name[1]) : undefined;
    if (level !== undefined && id) this.#open(id, level, element);
    else if (name === 'tr' && id) this.#definition(id, element);
    else if (isFormerAnchor(element)) this.#current.formerNames.push(formerName(element));
    else {
      if (blocks.has(name)) this.#current.text += ' ';
      this.read(element);
      if (blocks.has(name)) this.#current.text += ' ';
    }
  }

  /** A row that defines a name; text after its table belongs to the heading again. */
  #definition(id: string, row: Element): void {
    const [first, ...rest] = elementsIn(row).filter((cell) => !isSkipped(cell));
    if (!first) return;
    const around = this.#current;
    this.#open(id, Math.min(6, around.level + 1), first);
    for (const cell of rest) {
      this.read(cell);
      this.#current.text += ' ';
    }
    this.#current = around;
  }

  #open(anchor: string, level: number, named: Element): void {
    // The page is at level 1 and has two names in its trail: its category's and its own.
    const trail = [...this.#current.trail.slice(0, level), nameOf(named)];
    const formerNames = findAll(named, isFormerAnchor).map(formerName);
    this.#current = { anchor, level, trail, text: '', formerNames };
    this.#all.push(this.#current);
  }
}

const nameOf = (element: Element): string => clean(textOf(element, isSkipped));
