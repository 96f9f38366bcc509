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

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

interface Totals {
  readonly files: number;
  readonly left: number;
  readonly edited?: number;
  /** Changes of behavior that are listed. */
  readonly toTest?: number;
  readonly unchecked: number;
}

/** The result in a sentence. */
export const totalsOf = ({ files, left, edited = 0, toTest = 0, unchecked }: Totals): string => {
  const parts = [
    `${count(left, 'place', 'places')} left to do`,
    ...(edited > 0 ? [`${edited} edited`] : []),
    ...(toTest > 0 ? [`${count(toTest, 'change', 'changes')} of behavior to test`] : []),
    ...(unchecked > 0 ? [`${unchecked} not checked, as listed`] : []),
  ];
  return `${count(files, 'file', 'files')}: ${parts.join(', ')}.`;
};

/** Says what types and names can't show. */
export const unseenBy = (to: number): string =>
  `Styles and behavior weren’t compared, so run your tests with v${to}.`;

/** Introduces the changes of behavior that are about something in the code. */
export const aboutBehavior =
  'A scan can’t show how your app behaves. Your code names what these changes are about, so test it where it does.';
