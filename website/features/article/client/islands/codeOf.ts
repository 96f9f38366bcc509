/** The text of a highlighted `code` element as a reader would type it, without the lines it removes. */
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
