import { failMoved } from '../../../bundle/build/internals/index.ts';
import type { PageRecord } from '../../client/ArticleBody/record.ts';
import { recordId } from '../../page-file.ts';

const recordTag = /<script type="?text\/plain"? data-page-record[^>]*>([^<]*)<\/script>/;
const articleTag = /<div (?:[^>"]|"[^"]*")*\bdata-article\b[^>]*>/;

/** A built page, and the parts that were removed from it. */
interface SplitPage {
  readonly html: string;
  readonly record: PageRecord;
  /** The HTML in the article's element, which stays in the page too. */
  readonly article: string | undefined;
}

/**
 * Removes the record that website/features/article/client/ArticleBody wrote into a page.
 *
 * @param html - The page as it was built.
 * @returns `undefined` if there is none.
 */
export function splitPage(html: string): SplitPage | undefined {
  const found = recordTag.exec(html);
  if (!found) return undefined;
  const [tag, json = ''] = found;
  const before = html.slice(0, found.index);
  const start = articleTag.exec(before);
  const inner = start && before.slice(start.index + start[0].length);
  return {
    html: before + html.slice(found.index + tag.length),
    record: JSON.parse(json) as PageRecord,
    article: inner?.replace(/<\/div>$/, ''),
  };
}

/** Puts the page's file, without the article, at the end of the page. */
export function addRecord(html: string, record: object): string {
  const json = JSON.stringify(record).replaceAll('<', '\\u003c');
  return `${html}<script id="${recordId}" type="application/json">${json}</script>`;
}

const runtimeScript = /<script src="?[^\s">]*\/(runtime~main\.[^\s">]+\.js)"?[^>]*><\/script>/;

/** Name of the script that knows the files of all chunks; each build has a different one. */
export function runtimeOf(html: string): string {
  const [, name] = runtimeScript.exec(html) ?? [];
  return name ?? failMoved('@docusaurus/core', 'a page does not load its scripts as before');
}

/**
 * Lets a page load files at once, before the application has started.
 *
 * @param html - The page as it was built.
 * @param files - Addresses of scripts and stylesheets. Those that the page already has are left
 *   out.
 */
export function addFiles(html: string, files: readonly string[]): string {
  const [tag = ''] = runtimeScript.exec(html) ?? [];
  const src = /src="?([^\s">]+)/.exec(tag)?.[1] ?? '';
  const missing = files.filter((file) => !html.includes(file));
  const scripts = missing.filter((file) => file.endsWith('.js'));
  const sheets = missing.filter((file) => file.endsWith('.css'));
  const withScripts = html.replace(tag, () =>
    [...scripts.map((file) => tag.replace(src, () => file)), tag].join(''),
  );
  // What is in a template, such as the previews of samples, has its own styles.
  const [own = ''] = withScripts.split('<template', 1);
  const last = [...own.matchAll(/<link rel="?stylesheet"?[^>]*>/g)].at(-1);
  if (!last) return failMoved('@docusaurus/core', 'a page has no stylesheet');
  const end = last.index + last[0].length;
  const links = sheets.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
  return withScripts.slice(0, end) + links + withScripts.slice(end);
}
