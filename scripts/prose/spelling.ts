import type { Rule } from './page.ts';
import { type Run, runsOf } from './runs.ts';
import type { Speller } from './speller.ts';

/** Addresses, names of files and scoped packages, versions: nothing that has a spelling. */
const noWords = /https?:\/\/\S+|[@~./\\]*[\w$-]+(?:[./\\@_:][\w$*-]+)+|\S*[\d_$@#=<>{}]\S*/gu;
const compound = /\p{L}[\p{L}\p{M}]*(?:[’'-][\p{L}\p{M}]+)*/gu;
/** A name from code; where it must not be marked as code, as in titles, it has no spelling either. */
const identifier = /^\p{Ll}+\p{Lu}/u;

/**
 * Every word of the prose is in the dictionary or in the project's list.
 *
 * @param speller - Knows them.
 */
export const checkSpelling =
  (speller: Speller): Rule =>
  (page) =>
    runsOf(page).flatMap((run) =>
      misspelt(run, speller).map(({ found, line }) => ({
        path: page.path,
        line,
        message: `"${found}" is neither British English nor in scripts/prose/words.txt.`,
      })),
    );

interface Misspelt {
  readonly found: string;
  readonly line: number;
}

function misspelt({ text, lineAt }: Run, speller: Speller): readonly Misspelt[] {
  const prose = text.replace(noWords, (hidden) => ' '.repeat(hidden.length)).replaceAll('’', "'");
  return [...prose.matchAll(compound)].flatMap(({ 0: whole, index }) => {
    if (isCorrect(whole, speller)) return [];
    return whole
      .split('-')
      .filter((part) => !isCorrect(part, speller))
      .map((found) => ({ found, line: lineAt(index) }));
  });
}

const isCorrect = (word: string, speller: Speller): boolean =>
  identifier.test(word) || speller.isCorrect(word) || speller.isCorrect(word.replace(/'s?$/, ''));
