import { bigIntJsonParseReviver, bigIntJsonStringifyReplacer } from 'react-querybuilder';

/** The longest text that is unpacked, in bytes: a short address can stand for a very long one. */
const maxBytes = 2_000_000;

/**
 * Writes a value in the letters that an address may have.
 *
 * @param value - Anything that JSON can tell, and `bigint`.
 */
export async function pack(value: unknown): Promise<string> {
  const json = JSON.stringify(value, bigIntJsonStringifyReplacer);
  const bytes = await through(new CompressionStream('deflate'), new TextEncoder().encode(json));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * Reads what `pack` wrote, and what the library's public demo writes: the same with the usual
 * letters of base64.
 *
 * @returns Nothing when the text is damaged, or too long when it is unpacked.
 */
export async function unpack(text: string): Promise<unknown> {
  try {
    // A plus that was not escaped is a space by now.
    const base64 = text.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const json = await through(new DecompressionStream('deflate'), bytes);
    return JSON.parse(new TextDecoder().decode(json), bigIntJsonParseReviver);
  } catch {
    return undefined;
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  input: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // What goes wrong shows up where it is read.
  writer.write(input).catch(() => {});
  writer.close().catch(() => {});
  const reader = stream.readable.getReader();
  const chunks: BlobPart[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new RangeError(`The text is longer than ${maxBytes} bytes.`);
    }
    chunks.push(next.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
