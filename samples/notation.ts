const removal = /(?:\/\/|\/\*|\{\/\*)\s*\[!code --(?::(\d+))?\]/;
const commentOnly = /^\s*(?:\/\/|\/\*|\{\/\*)\s*\[!code --/;

/**
 * Blanks the lines that a sample shows as removed (`[!code --]`), because the rest has to be valid. Lines
 * keep their numbers. `[!code --:3]` covers its own line and two more. Alone on a line, it covers the next
 * three lines.
 */
export function withoutRemovedLines(code: string): string {
  const lines = code.split('\n');
  return lines.map((line, index) => (isRemoved(lines, index) ? '' : line)).join('\n');
}

function isRemoved(lines: readonly string[], index: number): boolean {
  return lines.slice(0, index + 1).some((line, start) => {
    const match = removal.exec(line);
    if (!match) return false;
    const end = start + Number(match[1] ?? 1) - (commentOnly.test(line) ? 0 : 1);
    return index <= end;
  });
}
