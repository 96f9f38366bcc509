import type { Rule } from './page.ts';
import { runsOf } from './runs.ts';

/** A word that says nothing, or less than another word. */
interface Wording {
  readonly pattern: RegExp;
  readonly instead: string;
}

const wordings: readonly Wording[] = [
  { pattern: /\bsimply\b/giu, instead: 'nothing; it helps nobody for whom it is not simple' },
  { pattern: /\bjust\b/giu, instead: '"only", or nothing' },
  { pattern: /\beasily\b/giu, instead: 'what the reader has to do' },
  { pattern: /\bobviously\b/giu, instead: 'nothing' },
  { pattern: /\bof\s+course\b/giu, instead: 'nothing' },
  { pattern: /\bpowerful(?:ly)?\b/giu, instead: 'what it can do' },
  { pattern: /\bseamless(?:ly)?\b/giu, instead: 'what happens' },
  { pattern: /\bblazing(?:ly)?\b/giu, instead: 'a figure' },
  { pattern: /\bleverag(?:e[ds]?|ing)\b/giu, instead: '"use"' },
  { pattern: /\butili[sz](?:e[ds]?|ing|ation)\b/giu, instead: '"use"' },
  { pattern: /\bin\s+order\s+to\b/giu, instead: '"to"' },
  { pattern: /\bplease\b/giu, instead: 'nothing' },
];

/** A page uses no word of the table above. */
export const checkWording: Rule = (page) =>
  runsOf(page).flatMap(({ text, lineAt }) =>
    wordings.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
        path: page.path,
        line: lineAt(index),
        message: `"${words}": write ${instead}.`,
      })),
    ),
  );

const repeat = /(?<![\p{L}\p{N}_’'.-])(\p{L}+)\s+(\1)(?![\p{L}\p{N}_’'-]|\.\w)/giu;

/** No word is written twice in a row. `or OR` isn't a repetition. */
export const checkRepeats: Rule = (page) =>
  runsOf(page).flatMap(({ text, lineAt }) =>
    [...text.matchAll(repeat)]
      .filter(([, first = '', second = '']) => first.slice(1) === second.slice(1))
      .map(({ 2: word, index }) => ({
        path: page.path,
        line: lineAt(index),
        message: `"${word}" stands twice in a row.`,
      })),
  );
