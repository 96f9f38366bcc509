import type { PrintedLine } from '../../frame/protocol';

export interface OutputLine extends PrintedLine {
  readonly id: number;
  readonly times: number;
}

/** Adds a line. Repetitions are counted, because strict mode runs code twice. */
export function addLine(
  lines: readonly OutputLine[],
  { level, text }: PrintedLine,
): readonly OutputLine[] {
  const last = lines.at(-1);
  return last && last.level === level && last.text === text
    ? [...lines.slice(0, -1), { ...last, times: last.times + 1 }]
    : [...lines, { id: (last?.id ?? 0) + 1, level, text, times: 1 }];
}
