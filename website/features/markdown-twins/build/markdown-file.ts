import type { MarkdownPage } from './page.ts';
import type { PageVersions } from './page-versions.ts';
import { write } from './write.ts';

/**
 * The file of a page: its metadata as front matter, its title, its text.
 *
 * @param url - Its absolute address.
 * @param versions - For a page of the docs: its releases, and its Markdown in other versions.
 */
export function markdownFile(
  { title, description, canonical, modified = '', body }: MarkdownPage,
  url: string,
  versions?: PageVersions,
): string {
  const matter = {
    title,
    description,
    url,
    // The page of the latest release, if this one is about another.
    ...(canonical !== url && { canonical }),
    modified,
    ...versions,
  };
  const lines = Object.entries(matter)
    .filter(([, value]) => value !== '')
    // JSON is YAML, too.
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${titled(title, body)}`;
}

export function titled(title: string, body: string): string {
  const heading = write([
    { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
  ]);
  return [heading, body].filter(Boolean).join('\n');
}
