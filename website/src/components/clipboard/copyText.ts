/** How long a button shows the outcome of a click, in milliseconds. */
export const answerMs = 2000;

/**
 * Copies a text. Safari lets a page write to the clipboard only while a press is handled, so give
 * the promise of a text that isn't there yet.
 *
 * @returns Whether the text is in the clipboard. It isn't if the promise rejects, on pages without
 *   HTTPS, or if the reader refuses.
 */
export function copyText(text: string | Promise<string>): Promise<boolean> {
  const blob = async () => new Blob([await text], { type: 'text/plain' });
  const writeItem = async () =>
    navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob() })]);
  // Not every browser accepts a promise, or has items at all.
  const writeText = async () => navigator.clipboard.writeText(await text);
  return writeItem()
    .catch(writeText)
    .then(
      () => true,
      () => false,
    );
}
