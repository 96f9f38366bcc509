import type { Rule } from './page.ts';
import { isRunningText, readable, runsOf } from './runs.ts';
import { wordings } from './wordings.ts';

export const checkWording: Rule = (page) =>
  runsOf(page).flatMap((run) =>
    wordings.flatMap(({ pattern, instead, sentences = false }) =>
      sentences && !isRunningText(run)
        ? []
        : [...run.text.matchAll(pattern)].map(({ 0: words, index }) => ({
            path: page.path,
            line: run.lineAt(index),
            message: `"${readable(words)}": write ${instead}.`,
          })),
    ),
  );

const repeat = /(?<![\p{L}\p{N}_’'.-])(\p{L}+)\s+(\1)(?![\p{L}\p{N}_’'-]|\.\w)/giu;

/** `or OR` isn't a repetition. */
export const checkRepeats: Rule = (page) =>
  runsOf(page).flatMap(({ text, lineAt }) =>
    [...text.matchAll(repeat)]
      .filter(([, first = '', second = '']) => first.slice(1) === second.slice(1))
      .map(({ 2: word, index }) => ({
        path: page.path,
        line: lineAt(index),
        message: `"${word}" appears twice in a row.`,
      })),
  );
