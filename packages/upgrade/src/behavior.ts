import { readFileSync } from 'node:fs';
import { namedIn } from './touched.ts';

/** What differs between the newest releases of two majors, for the code of a probe. */
export interface BehaviorChange {
  /** The later major. */
  readonly major: number;
  readonly from: string;
  readonly to: string;
  /** A sentence; backticks enclose code. */
  readonly text: string;
  readonly code: string;
  readonly before: string;
  readonly after: string;
}

/** The changes that are about something that files name. */
export function touchedBy(
  changes: readonly BehaviorChange[],
  codes: readonly string[],
): readonly BehaviorChange[] {
  const isNamed = namedIn(codes);
  return changes.filter(({ text }) => isNamed(text));
}

/** The helpers in the code of changes. */
export const notation =
  'In the code below, `fields` is the list of an order’s fields, `render` renders an element, `$` and `$$` find elements, `user` clicks and types, and `outline` lists elements with their classes.';

/** The lines that show a change with the outputs of both releases. */
export function linesOf(change: BehaviorChange): readonly string[] {
  const { major, from, to, text, code, before, after } = change;
  return [
    `v${major}, to test: ${text}`,
    ...indented(code, 2),
    ...outputOf(from, before),
    ...outputOf(to, after),
  ];
}

function outputOf(release: string, output: string): readonly string[] {
  if (output.includes('\n')) return [`  ${release} →`, ...indented(output, 4)];
  return [`  ${release} → ${output || '(an empty string)'}`];
}

const indented = (text: string, by: number): readonly string[] =>
  text.split('\n').map((line) => `${' '.repeat(by)}${line}`);

/** The changes between two majors, if the command was built with them. */
export function changesBetween(from: number, to: number, built: URL): readonly BehaviorChange[] {
  try {
    const changes: readonly BehaviorChange[] = JSON.parse(
      readFileSync(new URL('behavior.json', built), 'utf8'),
    );
    return changes.filter(({ major }) => from < major && major <= to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
