import type { MarkdownPage } from './page.ts';
import { headingOf, write } from './write.ts';

/** The file of a page: its metadata as front matter, its title, its text. `url` is absolute. */
export function markdownFile(
  { title, description, canonical, body }: MarkdownPage,
  url: string,
): string {
  const matter = {
    title,
    description,
    url,
    // The page of the latest release, if this one is about another.
    ...(canonical !== url && { canonical }),
  };
  const lines = Object.entries(matter)
    .filter(([, value]) => value !== '')
    // A JSON string is a YAML string too.
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${titled(title, body)}`;
}

export const titled = (title: string, body: string): string =>
  [write([headingOf(title, 1)]), body].filter(Boolean).join('\n');
