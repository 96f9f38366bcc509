import { expect, test } from 'vitest';
import { limitedLines } from './limited-lines.ts';

test('long lines are left out and reported, however they are cut into chunks', async () => {
  let refused = 0;
  const lines = limitedLines(() => {
    refused += 1;
  }, 6);
  for (const chunk of ['one\ntw', 'o\ntoo', ' long', ' by far', '\nthree\n', 'seven77\nfour\n']) {
    lines.write(chunk);
  }
  lines.end('unfinished');
  const text = Buffer.concat(await lines.toArray()).toString();
  expect([text, refused]).toEqual(['one\ntwo\nthree\nfour\n', 2]);
});
