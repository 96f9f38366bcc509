import type { Problem } from '../../library/problems.ts';
import { type Entry, type ProsePage, type Rule, versionFolder } from './page.ts';

const shortest = 20;
const longest = 170;

/** A page has a title, and a description that reads well in a list of results. */
export const checkFrontMatter: Rule = ({ path, kind, frontMatter }) => {
  if (kind !== 'doc' && kind !== 'page') return [];
  const missing = ['title', 'description']
    .filter((key) => !frontMatter.get(key)?.value.trim())
    .map((key) => ({ path, line: 1, message: `The front matter has no ${key}.` }));
  const description = frontMatter.get('description');
  return [...missing, ...(description ? descriptionProblems(path, description) : [])];
};

function descriptionProblems(path: string, { value, line }: Entry): readonly Problem[] {
  const messages = [
    value.length < shortest || value.length > longest
      ? `The description has ${value.length} characters; it may have ${shortest} to ${longest}.`
      : '',
    value.endsWith('.') ? '' : 'The description does not end with a full stop.',
    /[.!?]\s+\p{Lu}/u.test(value) ? 'The description is more than one sentence.' : '',
  ];
  return messages.filter(Boolean).map((message) => ({ path, line, message }));
}

/** Pages of a version with the same title or description look the same in search results. */
export function checkUnique(pages: readonly ProsePage[]): readonly Problem[] {
  const first = new Map<string, string>();
  return pages
    .filter(({ kind }) => kind === 'doc')
    .flatMap(({ path, frontMatter }) =>
      ['title', 'description'].flatMap((key) => {
        const entry = frontMatter.get(key);
        if (!entry) return [];
        const id = JSON.stringify([versionFolder(path), key, entry.value.toLowerCase()]);
        const other = first.get(id);
        if (other !== undefined) {
          return { path, line: entry.line, message: `The ${key} is that of ${other} too.` };
        }
        first.set(id, path);
        return [];
      }),
    );
}
