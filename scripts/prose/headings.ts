import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { textOf } from '../../library/markdown.ts';
import type { Problem } from '../../library/problems.ts';
import type { Rule } from './page.ts';
import { lineOf, runsOf } from './runs.ts';
import type { Speller } from './speller.ts';

/** One h1, no level left out, no two equal headings side by side. */
export const checkOutline: Rule = ({ path, kind, tree, frontMatter }) => {
  if (kind === 'part') return [];
  const problems: Problem[] = [];
  const hasTitle = kind === 'doc' && frontMatter.has('title');
  const parents: string[] = [];
  const seen = new Set<string>();
  let h1s = 0;
  let level = 1;
  visit(tree, 'heading', (node: Heading) => {
    const line = lineOf(node);
    const text = textOf(node).trim();
    if (node.depth === 1) h1s += 1;
    if (node.depth === 1 && h1s > 1) problems.push({ path, line, message: 'A second h1.' });
    if (node.depth > level + 1) {
      problems.push({ path, line, message: `An h${node.depth} follows an h${level}.` });
    }
    level = node.depth;
    parents.length = node.depth - 1;
    const place = JSON.stringify([...parents, text.toLowerCase()]);
    if (seen.has(place)) {
      problems.push({ path, line, message: `A second heading "${text}" under the same one.` });
    }
    seen.add(place);
    parents[node.depth - 1] = text;
  });
  if (h1s === 0 && !hasTitle) problems.push({ path, line: 1, message: 'The page has no h1.' });
  return problems;
};

/** A capital at the start, and later only in names. */
export const checkSentenceCase =
  (speller: Speller): Rule =>
  (page) =>
    runsOf(page)
      .filter(
        ({ kind, lineAt }) =>
          kind === 'heading' ||
          (kind === 'front matter' && lineAt(0) === page.frontMatter.get('title')?.line),
      )
      .flatMap(({ text, lineAt }) => {
        const bare = speller.names.reduce(
          (rest, name) => rest.replaceAll(name, name.toLowerCase()),
          text,
        );
        const small = /^\p{Ll}+(?![\p{L}\p{N}_])/u.exec(text)?.[0];
        const capitals = [...bare.matchAll(laterCapital)]
          .map(({ 0: word }) => word)
          .filter((word) => !speller.isName(word));
        return [
          ...(small === undefined ? [] : [`The heading starts small: "${small}".`]),
          ...capitals.map((word) => `The heading has a capital within: "${word}".`),
        ].map((message) => ({ path: page.path, line: lineAt(0), message }));
      });

/** A capitalized word that doesn't start the text, a sentence, or a quotation. */
const laterCapital =
  /(?<![\p{L}\p{N}_-]|^["“‘']?|[.:!?]\s+["“‘']?|["“‘'])\p{Lu}\p{Ll}+(?![\p{L}\p{N}_])/gu;
