import type { Rule } from './page.ts';
import { noProse, type Run, readable, runsOf } from './runs.ts';

/** Readers lose the start of a longer one before they reach its end. */
const mostWords = 35;

export interface Sentence {
  readonly text: string;
  /** Place in the text of its run. */
  readonly index: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const abbreviation = /\b(?:e\.g|i\.e|vs)\.\s+$/;

const known = new WeakMap<Run, readonly Sentence[]>();

export function sentencesOf(run: Run): readonly Sentence[] {
  const sentences = known.get(run) ?? splitSentences(run.text);
  known.set(run, sentences);
  return sentences;
}

/** Splits a text in which inline code is one replaced character. */
export function splitSentences(text: string): readonly Sentence[] {
  // The segmenter ends a sentence at each line break, and starts one with a capital only.
  const plain = text
    .replaceAll('\n', ' ')
    .replaceAll(noProse, 'X')
    .replace(/\bv(?=\d)/g, 'V');
  const starts: number[] = [];
  for (const { index } of segmenter.segment(plain)) {
    if (!abbreviation.test(plain.slice(0, index))) starts.push(index);
  }
  return starts.map((start, place) => {
    const sentence = text.slice(start, starts[place + 1]);
    return { text: sentence.trim(), index: start + sentence.search(/\S|$/) };
  });
}

const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word)).length;

export const checkLength: Rule = (page) =>
  runsOf(page).flatMap((run) =>
    sentencesOf(run).flatMap(({ text, index }) => {
      const words = countWords(text);
      if (words <= mostWords) return [];
      const message = `The sentence has ${words} words; it may have ${mostWords}: "${startOf(text)}"`;
      return [{ path: page.path, line: run.lineAt(index), message }];
    }),
  );

/** A second colon makes readers guess what explains what. */
export const checkColons: Rule = (page) =>
  runsOf(page).flatMap((run) =>
    sentencesOf(run)
      .filter(({ text }) => [...text.matchAll(/:(?=\s)/g)].length > 1)
      .map(({ text, index }) => ({
        path: page.path,
        line: run.lineAt(index),
        message: `The sentence has more than one colon: "${startOf(text)}"`,
      })),
  );

/** The first words of a sentence, for a message on one line. */
export const startOf = (text: string): string => {
  const words = readable(text).split(' ');
  return words.length > 8 ? `${words.slice(0, 8).join(' ')} …` : words.join(' ');
};
