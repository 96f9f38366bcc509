/**
 * Packs a text into the letters that an address may have.
 *
 * @param format - The compression; `unpackText` needs the same one.
 */
export async function packText(text: string, format: CompressionFormat): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream(format));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return addressSafe(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')));
}

/**
 * Reads what `packText` wrote. The usual letters of Base64 are read too.
 *
 * @param packed - May come from anyone.
 * @param maxBytes - The longest text that is unpacked: a short address can stand for a very long one.
 * @throws When the text is damaged, or longer than that.
 */
export async function unpackText(
  packed: string,
  format: CompressionFormat,
  maxBytes: number,
): Promise<string> {
  // A plus that wasn't escaped in the address is a space by now.
  const base64 = packed.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const text = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream(format))
    .pipeThrough(atMost(maxBytes));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return decoder.decode(await new Response(text).arrayBuffer());
}

/** Base64 in the letters that an address may have. */
export const addressSafe = (base64: string): string =>
  base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

function atMost(maxBytes: number) {
  let length = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > maxBytes) throw new RangeError(`The text is longer than ${maxBytes} bytes.`);
      controller.enqueue(chunk);
    },
  });
}
