import type { ConsoleLevel } from '../../../playground/sandbox/protocol';

/** What the code wrote to the console. */
export interface OutputLine {
  readonly id: number;
  readonly level: ConsoleLevel;
  readonly text: string;
  /** How often in a row. */
  readonly times: number;
}

/** Adds a text; the same text in a row is counted, since strict mode does much twice. */
export function addLine(
  lines: readonly OutputLine[],
  { level, text }: Pick<OutputLine, 'level' | 'text'>,
): readonly OutputLine[] {
  const last = lines.at(-1);
  return last && last.level === level && last.text === text
    ? [...lines.slice(0, -1), { ...last, times: last.times + 1 }]
    : [...lines, { id: (last?.id ?? 0) + 1, level, text, times: 1 }];
}
