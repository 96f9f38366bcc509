/** Packs a text into characters that are safe in an address. `unpackText` needs the same format. */
export async function packText(text: string, format: CompressionFormat): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream(format));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return addressSafe(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')));
}

/**
 * Reads the output of `packText`, and standard Base64.
 *
 * @param packed - Untrusted.
 * @param maxBytes - Limit of the unpacked text, because a short address can contain a very long
 *   one.
 * @throws If the text is damaged, or longer than that.
 */
export async function unpackText(
  packed: string,
  format: CompressionFormat,
  maxBytes: number,
): Promise<string> {
  // An unescaped plus in an address has become a space.
  const base64 = packed.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const text = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream(format))
    .pipeThrough(atMost(maxBytes));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return decoder.decode(await new Response(text).arrayBuffer());
}

/** Base64 with characters that are safe in an address. */
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
