import { deflateRawSync, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packText, unpackText } from './pack.ts';

const text = 'ä€😀 "a" > 1';
const formats = [
  ['deflate', deflateSync],
  ['deflate-raw', deflateRawSync],
] as const;

it.each(formats)('%s: reads what it wrote, and what others write', async (format, compress) => {
  const packed = await packText(text, format);
  expect(packed).toMatch(/^[\w-]+$/);
  const asOthers = compress(text).toString('base64');
  for (const given of [packed, asOthers, asOthers.replaceAll('+', ' ')]) {
    expect(await unpackText(given, format, 100)).toBe(text);
  }
});

it.each(formats)('%s: rejects data that is damaged or too long', async (format, compress) => {
  const bomb = compress('a'.repeat(1_000_000)).toString('base64url');
  const notText = compress(Buffer.from([0xff])).toString('base64url');
  for (const given of ['', '!', 'abc', bomb, bomb.slice(0, 40), notText]) {
    await expect(unpackText(given, format, 1000)).rejects.toThrow();
  }
});
