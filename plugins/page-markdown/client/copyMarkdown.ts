/**
 * Copies a file's text. To be called while a press is handled: Safari lets a page write to the
 * clipboard only then, and takes a promise of what is still on its way.
 *
 * @param address - The file.
 * @throws When the file does not arrive, or the browser refuses: without HTTPS, or as its user asked.
 */
export async function copyMarkdown(address: string): Promise<void> {
  const text = read(address);
  try {
    const blob = async () => new Blob([await text], { type: 'text/plain' });
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob() })]);
  } catch {
    // Not every browser takes a promise, or has items at all.
    await navigator.clipboard.writeText(await text);
  }
}

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
