import { bigIntJsonParseReviver, bigIntJsonStringifyReplacer } from 'react-querybuilder';
import { packText, unpackText } from '../../../project/pack.ts';

/** The compression that the library's public demo uses. */
const format = 'deflate';

const maxBytes = 2_000_000;

/** Writes a value in the letters that an address may have. Besides JSON, it can contain `bigint`. */
export const pack = (value: unknown): Promise<string> =>
  packText(JSON.stringify(value, bigIntJsonStringifyReplacer), format);

/** Reads what `pack` or the public demo wrote; `undefined` if it's damaged, or too long when unpacked. */
export async function unpack(text: string): Promise<unknown> {
  try {
    return JSON.parse(await unpackText(text, format, maxBytes), bigIntJsonParseReviver);
  } catch {
    return undefined;
  }
}
