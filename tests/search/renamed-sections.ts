import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { latest } from '../../releases/versions.ts';
import { readPage } from '../../website/features/article/build/built-pages/page.ts';
import { formerName, isFormerAnchor } from '../../website/features/article/build/former-anchors.ts';
import { formerAnchors } from '../../website/site/former-anchors.ts';
import { elementsIn, find, findAll, textOf } from '../../website/site/html/elements.ts';
import { root } from '../fixture/paths.ts';
import type { Question } from './question.ts';

/**
 * Two questions for each renamed section of the latest version: the page's title with the section's former
 * name, and with its present one. Names such as "Usage" and "Pitfalls" say nothing without the page.
 */
export const renamedSections = (): readonly Question[] =>
  Object.keys(formerAnchors).flatMap((page) => {
    const path = `${latest.path}/${page}`;
    const file = join(root, 'build', `${path}.html`);
    if (!existsSync(file)) return [];
    const { main, article } = readPage(readFileSync(file, 'utf8'), path);
    const title = textOf(find(main, ({ tagName }) => tagName === 'h1'));
    const questionOf = (name: string): Question => ({
      version: latest.name,
      query: `${title} ${name}`,
      expected: [path],
    });
    const former = findAll(article, isFormerAnchor).map(formerName);
    const present = findAll(article, ({ tagName }) => /^h[2-6]$/.test(tagName))
      .filter((heading) => elementsIn(heading).some(isFormerAnchor))
      .map((heading) => textOf(heading, ({ tagName }) => tagName === 'a'));
    return [...former, ...present].map(questionOf);
  });
