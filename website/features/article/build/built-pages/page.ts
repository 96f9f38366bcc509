import type { Element, ElementContent, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import { attribute, find, findAll, hasClass } from '../../../../site/html/elements.ts';
import { type FactSource, type PageFacts, readFacts } from './facts.ts';

export interface BuiltPage extends FactSource {
  readonly html: string;
  readonly facts: PageFacts;
  /** The article of a docs or reference page; other pages have none. */
  readonly article: Element | undefined;
  /** The content of the page, including the parts around the title of its article. */
  readonly content: readonly ElementContent[];
}

/** Reads a built page. Everything that reads pages gets the same tree, so nothing may change it. */
export function readPage(html: string, path: string, siteTitle = ''): BuiltPage {
  // Without scripting, the content of `noscript` is parsed as elements too.
  const tree = fromParse5(parse(sourceOf(html), { scriptingEnabled: false })) as Root;
  const head = find(tree, ({ tagName }) => tagName === 'head');
  const main = find(tree, ({ tagName }) => tagName === 'main');
  const texts = findAll(main, (element) => hasClass(element, 'markdown'));
  const meta = (name: string) =>
    attribute(
      find(head, ({ properties }) => [properties.name, properties.property].includes(name)),
      'content',
    );
  const link = find(head, ({ tagName }) => tagName === 'link');
  return {
    path,
    html,
    meta,
    facts: readFacts({ path, meta, main }, attribute(link, 'href'), siteTitle),
    main,
    article: texts.find((element) => hasClass(element, 'theme-doc-markdown')),
    content: (texts.length > 0 ? texts : main ? [main] : []).flatMap(({ children }) => children),
  };
}

/** The parts of the HTML with content: the metadata and the main element. Menus are most of a page, and slow to parse. */
function sourceOf(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  const tags = html
    .slice(0, start < 0 ? undefined : start)
    .match(/<(?:meta|link)\b(?:[^>"]|"[^"]*")*>/g);
  const metadata = tags?.filter((tag) => /^<meta| rel="?canonical\b/.test(tag)) ?? [];
  // Without a doctype, a table doesn't end the paragraph before it.
  const main = start < 0 ? '' : html.slice(start, end);
  return `<!doctype html>${metadata.join('')}${main}`;
}
