import type { Rule } from './page.ts';
import { type Run, runsOf } from './runs.ts';
import type { Speller } from './speller.ts';

/** Addresses, file names, scoped packages, and versions. */
const noWords = /https?:\/\/\S+|[@~./\\]*[\w$-]+(?:[./\\@_:][\w$*-]+)+|\S*[\d_$@#=<>{}]\S*/gu;
const compound = /\p{L}[\p{L}\p{M}]*(?:[’'-][\p{L}\p{M}]+)*/gu;
/** A name from code, which can't be marked as code in titles. */
const identifier = /^\p{Ll}+\p{Lu}/u;

export const checkSpelling =
  (speller: Speller): Rule =>
  (page) =>
    runsOf(page).flatMap((run) =>
      misspellings(run, speller).map(({ found, line }) => ({
        path: page.path,
        line,
        message: `"${found}" is neither American English nor in scripts/prose/words.txt.`,
      })),
    );

interface Misspelling {
  readonly found: string;
  readonly line: number;
}

function misspellings({ text, lineAt }: Run, speller: Speller): readonly Misspelling[] {
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
