import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMessage } from './Preview';

it.each([
  [{ kind: 'done', extra: 1 }, { kind: 'done' }],
  [
    { kind: 'height', pixels: 1e9 },
    { kind: 'height', pixels: 5000 },
  ],
  [{ kind: 'height', pixels: 'x' }, undefined],
  [{ kind: 'console', level: 'alert', text: 'x' }, undefined],
  [
    { kind: 'console', level: 'log', text: { html: '<b>' } },
    { kind: 'console', level: 'log', text: '[object Object]' },
  ],
  [
    { kind: 'fault', fault: { kind: 'x', message: 'm', line: '3', file: 'a' } },
    { kind: 'fault', fault: { kind: 'runtime', message: 'm' } },
  ],
  [null, undefined],
  ['done', undefined],
])('reads %j as %j', (data, message) => {
  expect(readMessage(data)).toEqual(message);
});

it('never throws, and cuts long texts', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: false }), (data) => void readMessage(data)),
  );
  const long = readMessage({ kind: 'console', level: 'log', text: 'a'.repeat(1e6) });
  expect(long).toMatchObject({ text: expect.stringMatching(/^a{20000}$/) });
});
