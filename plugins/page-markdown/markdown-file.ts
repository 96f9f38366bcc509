import type { MarkdownPage } from './page.ts';
import { headingOf, write } from './write.ts';

/**
 * The file of a page: what it is as front matter, its title, its text.
 *
 * @param page - What the page says.
 * @param url - Its address, absolute.
 */
export function markdownFile(
  { title, description, canonical, body }: MarkdownPage,
  url: string,
): string {
  const matter = {
    title,
    description,
    url,
    // The page of the latest release, where this is another's.
    ...(canonical !== url && { canonical }),
  };
  const lines = Object.entries(matter)
    .filter(([, value]) => value !== '')
    // A text of JSON is one of YAML, too.
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${titled(title, body)}`;
}

/** A title with the text below it. */
export const titled = (title: string, body: string): string =>
  [write([headingOf(title, 1)]), body].filter(Boolean).join('\n');
