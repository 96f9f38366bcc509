/** Words that code has anyway. */
const common = new Set([
  'true',
  'false',
  'null',
  'undefined',
  'value',
  'name',
  'string',
  'number',
  'button',
]);

/**
 * Finds what sentences are about files.
 *
 * @param codes - The files. Those that don't import the library don't matter.
 * @returns Whether a sentence names something that the files contain, such as a prop, a function, or a format.
 *   Backticks in the sentence enclose such names.
 */
export function namedIn(codes: readonly string[]): (sentence: string) => boolean {
  const words = new Set(
    codes
      .filter((code) => /['"]@?react-querybuilder\b/.test(code))
      .flatMap((code) => code.match(/[\w$]+/g) ?? []),
  );
  return (sentence) => namesIn(sentence).some((name) => words.has(name));
}

const namesIn = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/`([^`]+)`/g)]
    .flatMap(([, code = '']) => (/^[\w$.]+$/.test(code) ? code.split('.') : []))
    .filter((name) => name.length > 3 && !common.has(name));
