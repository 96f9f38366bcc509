export const withoutReact =
  'TypeScript doesn’t find the types of React here, so it misses most errors. Install your dependencies and @types/react.';

export const unknownTypes =
  'Its types aren’t known for both releases, so code that uses them wasn’t compared.';

/**
 * Says what a comparison of types was about, in sentences.
 *
 * @param count - How many files were checked.
 * @param shared - How many errors both releases report.
 */
export function whatWasCompared(
  count: number,
  shared: number,
  ...[older, newer]: readonly (string | undefined)[]
): readonly string[] {
  const both =
    shared === 1
      ? '1 type error that both report isn’t'
      : `${shared} type errors that both report aren’t`;
  return [
    `${count} ${count === 1 ? 'file was' : 'files were'} type-checked with ${older} and ${newer}.`,
    ...(shared === 0 ? [] : [`${both} listed.`]),
  ];
}

/** Says how many JavaScript files a comparison of types leaves out. */
export const whatWasLeftOut = (count: number): readonly string[] =>
  count === 0
    ? []
    : [
        `${count} JavaScript ${count === 1 ? 'file wasn’t' : 'files weren’t'} type-checked, because checkJs is off.`,
      ];
