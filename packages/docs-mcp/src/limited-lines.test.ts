import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { limitedLines } from './limited-lines.ts';

test('long lines are left out and reported, however they are cut into chunks', async () => {
  let refused = 0;
  const count = () => {
    refused += 1;
  };
  const lines = limitedLines(count, new PassThrough(), { line: 6, waiting: 6 });
  for (const chunk of ['one\ntw', 'o\ntoo', ' long', ' by far', '\nthree\n', 'seven77\nfour\n']) {
    lines.write(chunk);
  }
  lines.end('unfinished');
  const text = Buffer.concat(await lines.toArray()).toString();
  expect([text, refused]).toEqual(['one\ntwo\nthree\nfour\n', 2]);
});

test('lines wait while the client doesn’t read the answers', async () => {
  const answers = new PassThrough({ highWaterMark: 1 });
  const lines = limitedLines(() => {}, answers, { line: 6, waiting: 6 });
  const read: string[] = [];
  lines.on('data', (line) => {
    read.push(String(line));
    answers.write('an answer');
  });
  for (const line of ['one\n', 'two\n', 'three\n']) lines.write(line);
  await new Promise(setImmediate);
  expect(read.length).toBeLessThan(3);
  answers.resume();
  await new Promise(setImmediate);
  expect(read).toEqual(['one\n', 'two\n', 'three\n']);
});
