import type { ConsoleLevel } from '../../../playground/sandbox/protocol';

export interface OutputLine {
  readonly id: number;
  readonly level: ConsoleLevel;
  readonly text: string;
  readonly times: number;
}

/** Adds a text. Repetitions are counted, because strict mode runs code twice. */
export function addLine(
  lines: readonly OutputLine[],
  { level, text }: Pick<OutputLine, 'level' | 'text'>,
): readonly OutputLine[] {
  const last = lines.at(-1);
  return last && last.level === level && last.text === text
    ? [...lines.slice(0, -1), { ...last, times: last.times + 1 }]
    : [...lines, { id: (last?.id ?? 0) + 1, level, text, times: 1 }];
}
