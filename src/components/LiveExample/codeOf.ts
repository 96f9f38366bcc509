/**
 * The code of a coloured block as it should run: without the lines that the sample takes out.
 *
 * @param block - Element with the block in it.
 */
export function codeOf(block: Element): string {
  const lines = [...block.querySelectorAll('code .line')];
  if (lines.length === 0) return block.querySelector('code')?.textContent ?? '';
  return lines
    .filter((line) => !line.classList.contains('remove'))
    .map((line) => line.textContent?.trimEnd() ?? '')
    .join('\n');
}
