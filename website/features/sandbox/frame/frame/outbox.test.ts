import { expect, it } from 'vitest';
import type { FrameMessage } from '../protocol.ts';
import { createOutbox } from './outbox.ts';

const make = () => {
  const batches: FrameMessage[][] = [];
  return { batches, ...createOutbox((batch) => batches.push(JSON.parse(batch))) };
};

const line = (text: string): FrameMessage => ({ kind: 'console', level: 'log', text });

it('sends no second batch until the page has acknowledged the first', () => {
  const { batches, send, acknowledge } = make();
  for (let index = 0; index < 1000; index += 1) send(line(`${index}`));
  expect(batches).toEqual([[line('0')]]);
  acknowledge();
  expect(batches).toHaveLength(2);
  expect(batches[1]).toHaveLength(999);
  acknowledge();
  expect(batches).toHaveLength(2);
});

it('sends only the latest height, but every line, in order', () => {
  const { batches, send, acknowledge } = make();
  send({ kind: 'ready' });
  send({ kind: 'height', pixels: 1 });
  send(line('a'));
  send({ kind: 'height', pixels: 2 });
  send(line('b'));
  acknowledge();
  expect(batches[1]).toEqual([line('a'), { kind: 'height', pixels: 2 }, line('b')]);
});

it('sends no batch that is longer than the page accepts', () => {
  const { batches, send } = make();
  send(line('a'.repeat(2_000_000)));
  send({ kind: 'done' });
  expect(batches).toEqual([[{ kind: 'done' }]]);
});
