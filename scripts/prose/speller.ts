import nspell from 'nspell';

/** Hunspell's files of a language. */
export interface Dictionary {
  readonly aff: Uint8Array;
  readonly dic: Uint8Array;
}

export interface Speller {
  readonly isCorrect: (word: string) => boolean;
  /** Whether a word is always written with its capital. */
  readonly isName: (word: string) => boolean;
  /** Names of more than one word. */
  readonly names: readonly string[];
}

/**
 * Makes a speller of a dictionary and the project's words. A word in lowercase may be capitalized, but one
 * with a capital has to be written that way. Names of several words affect only headings.
 */
export function createSpeller({ aff, dic }: Dictionary, words: readonly string[]): Speller {
  const language = nspell(Buffer.from(aff), Buffer.from(dic));
  const own = new Set(words);
  const known = new Map<string, boolean>();

  const check = (word: string): boolean => {
    const small = word.charAt(0).toLowerCase() + word.slice(1);
    if (own.has(word) || own.has(small)) return true;
    return language.correct(word);
  };

  return {
    isCorrect: (word) => {
      const answer = known.get(word) ?? check(word);
      known.set(word, answer);
      return answer;
    },
    isName: (word) =>
      own.has(word) || (!language.correct(word.toLowerCase()) && !own.has(word.toLowerCase())),
    names: words.filter((word) => word.includes(' ')),
  };
}

export const parseWords = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '');
