const removal = /(?:\/\/|\/\*)\s*\[!code --\]/;

/** Blanks the lines that a sample shows as removed, because the rest has to be valid. Lines keep their numbers. */
export const withoutRemovedLines = (code: string): string =>
  code
    .split('\n')
    .map((line) => (removal.test(line) ? '' : line))
    .join('\n');
