/**
 * The text of highlighted code as a reader would type it: without the lines that the sample removes.
 *
 * @param code - The `code` element of a block.
 */
export function codeOf(code: Element): string {
  const lines = [...code.querySelectorAll('.line')];
  if (lines.length === 0) return code.textContent ?? '';
  return (
    lines
      .filter((line) => !line.classList.contains('remove'))
      // A mark such as [!code ++] leaves the space before it in place.
      .map((line) => line.textContent?.trimEnd() ?? '')
      .join('\n')
  );
}
