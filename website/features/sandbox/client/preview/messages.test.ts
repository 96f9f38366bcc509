import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBatch } from './messages';

const files = new Set(['App.tsx', 'fields.ts']);
const read = (...messages: readonly unknown[]) => readBatch(JSON.stringify(messages), files);

it.each([
  [{ kind: 'done', extra: 1 }, { kind: 'done' }],
  [
    { kind: 'height', pixels: 1e9 },
    { kind: 'height', pixels: 5000 },
  ],
  [{ kind: 'height', pixels: 'x' }, undefined],
  [{ kind: 'height', pixels: -1 }, undefined],
  [
    { kind: 'console', level: 'log', text: 'x' },
    { kind: 'console', level: 'log', text: 'x' },
  ],
  [{ kind: 'console', level: 'alert', text: 'x' }, undefined],
  [{ kind: 'console', level: 'log', text: { toString: 1 } }, undefined],
  [{ kind: 'console', level: ['log'], text: 'x' }, undefined],
  [{ kind: 'console', level: 'log', text: 'a'.repeat(20_000) }, undefined],
  [
    { kind: 'omitted', lines: 7 },
    { kind: 'omitted', lines: 7 },
  ],
  [{ kind: 'omitted', lines: '7' }, undefined],
  [
    { kind: 'fault', fault: { kind: 'stopped', message: 'm', line: 3, file: 'fields.ts' } },
    { kind: 'fault', fault: { kind: 'stopped', message: 'm', line: 3, file: 'fields.ts' } },
  ],
  [
    { kind: 'fault', fault: { kind: 'x', message: 'm', line: 3, file: '/etc/passwd' } },
    { kind: 'fault', fault: { kind: 'runtime', message: 'm' } },
  ],
  [
    { kind: 'fault', fault: { kind: 'x', message: 'm', line: 1.5, file: 'App.tsx' } },
    { kind: 'fault', fault: { kind: 'runtime', message: 'm' } },
  ],
  [
    { kind: 'fault', fault: { message: 'm', components: ['App', 1, 'a'.repeat(300)] } },
    { kind: 'fault', fault: { kind: 'runtime', message: 'm', components: ['App'] } },
  ],
  [{ kind: 'fault', fault: { message: {} } }, undefined],
  [{ kind: 'toString' }, undefined],
  [null, undefined],
  ['done', undefined],
])('reads %j as %j', (message, expected) => {
  expect(read(message)).toEqual(expected === undefined ? [] : [expected]);
});

it('leaves out only invalid messages', () => {
  expect(read({ kind: 'done' }, { kind: 'x' }, { kind: 'pong' })).toEqual([
    { kind: 'done' },
    { kind: 'pong' },
  ]);
});

it.each([[{ kind: 'done' }], ['{'], ['{"kind":"done"}'], [`[${'1,'.repeat(1e6)}1]`]])(
  'reads nothing from data that isn’t a batch',
  (data) => {
    expect(readBatch(data, files)).toEqual([]);
  },
);

it('never throws', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: false }), (data) => void readBatch(data, files)),
  );
  fc.assert(fc.property(fc.jsonValue(), (data) => void readBatch(JSON.stringify([data]), files)));
});
