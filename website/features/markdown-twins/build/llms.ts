import { titled } from './markdown-file.ts';
import type { MarkdownPage } from './page.ts';
import type { SidebarPage } from './sidebar.ts';

export interface Version {
  readonly label: string;
  readonly isLatest: boolean;
  /** Address below which its two files are: empty for the latest, otherwise e.g. `/docs/6`. */
  readonly base: string;
  /** In the order of its sidebar. */
  readonly pages: readonly SidebarPage[];
}

export interface Site {
  readonly title: string;
  readonly summary: string;
  readonly pages: ReadonlyMap<string, MarkdownPage>;
  /** Bytes of the pages' Markdown files. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly versions: readonly Version[];
  readonly url: string;
  readonly markdown: (path: string) => string;
}

interface Entry {
  readonly title: string;
  readonly url: string;
  readonly description: string;
  /** In bytes. */
  readonly size?: number;
}

/**
 * The index of a version's pages, as llms.txt defines it. The latest version's index is that of the
 * site, and includes the API reference and the demos too.
 */
export function llmsIndex(site: Site, version: Version): string {
  // Pages without a category form one section, which comes first.
  const categories = [...new Set([undefined, ...version.pages.map(({ category }) => category)])];
  const sections = [
    ...categories.map((category) => ({
      title: category ?? 'Docs',
      entries: version.pages
        .filter((page) => page.category === category)
        .flatMap(({ path }) => entryOf(site, path)),
    })),
    ...(version.isLatest ? siteSections(site) : []),
    { title: 'Optional', entries: optionalEntries(site, version) },
  ];
  const blocks = [
    `# ${version.isLatest ? site.title : `${site.title} ${version.label}`}`,
    `> ${site.summary}`,
    `These are the docs of ${version.label}. Each page of the site is also available as Markdown: add .md to its address. The links below lead to the Markdown pages, and so do the links in those pages. Sizes are in kilobytes of 1,000 bytes, and a token has some four bytes.`,
    ...sections
      .filter(({ entries }) => entries.length > 0)
      .flatMap(({ title, entries }) => [`## ${title}`, entries.map(lineOf).join('\n')]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** All pages of a version in the order of its sidebar, in one file. */
export function llmsFull(site: Site, version: Version): string {
  const pages = version.pages.flatMap(({ path }) => site.pages.get(path) ?? []);
  const texts = pages.map(({ path, title, body }) =>
    titled(title, `Source: <${site.markdown(path)}>\n\n${body}`),
  );
  return texts.join('\n');
}

/** Pages that don't belong to a version, by their address. */
const groups: readonly { readonly title: string; readonly includes: RegExp }[] = [
  { title: 'API reference', includes: /^\/api(?:\/[^/]+){0,2}$/ },
  { title: 'Demos', includes: /^\/(?:demo(?:\/[^/]+)?|sandbox|start)$/ },
];

const siteSections = (site: Site) =>
  groups.map(({ title, includes }) => ({ title, entries: entriesThat(site, includes) }));

function optionalEntries(site: Site, version: Version): readonly Entry[] {
  const others = site.versions.filter(({ label }) => label !== version.label);
  return [
    {
      title: 'All pages in one file',
      url: `${site.url}${version.base}/llms-full.txt`,
      description: `the docs of ${version.label}`,
      size: Buffer.byteLength(llmsFull(site, version)),
    },
    ...others.map(({ label, base }) => ({
      title: `Docs of ${label}`,
      url: `${site.url}${base}/llms.txt`,
      description: 'the index of their pages',
    })),
    ...(version.isLatest ? entriesThat(site, /^\/(?:releases|upgrade)(?:\/\d-to-\d)?$/) : []),
  ];
}

const entriesThat = (site: Site, includes: RegExp): readonly Entry[] =>
  [...site.pages.keys()]
    .filter((path) => includes.test(path))
    .flatMap((path) => entryOf(site, path));

function entryOf({ pages, sizes, markdown }: Site, path: string): readonly Entry[] {
  const page = pages.get(path);
  return page ? [{ ...page, url: markdown(path), size: sizes.get(path) ?? 0 }] : [];
}

const lineOf = ({ title, url, description, size }: Entry): string =>
  `- [${title}](${url})${description && `: ${description}`}${size ? ` (${kilobytes(size)})` : ''}`;

const kilobytes = (bytes: number): string =>
  `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en')} KB`;
