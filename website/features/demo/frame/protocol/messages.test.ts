import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyQuery } from '../../../../../tests/data/any-query.ts';
import { readFrameMessage, readShowMessage } from './messages.ts';

const query = { combinator: 'and', rules: [] };

it.each([
  { type: 'ready' },
  { type: 'shown' },
  { type: 'query', query },
  { type: 'height', height: 12 },
  { type: 'failed', text: 'no' },
])('a message from a frame is accepted: %o', (message) => {
  expect(readFrameMessage(message)).toEqual(message);
});

it.each([
  undefined,
  'ready',
  [],
  { type: 'query' },
  { type: 'query', query: { combinator: 'and' } },
  { type: 'height', height: Number.NaN },
  { type: 'height', height: 1e9 },
  { type: 'failed' },
  { type: 'constructor' },
])('anything else is rejected: %o', (message) => {
  expect(readFrameMessage(message)).toBeUndefined();
});

it('a page sends settings, a query, or both', () => {
  const settings = { fields: [], classes: [], props: {}, variables: {} };
  expect(readShowMessage({ type: 'show', query })).toEqual({ type: 'show', query });
  expect(readShowMessage({ type: 'show', settings })).toMatchObject({ settings });
  expect(readShowMessage({ type: 'show', settings: { ...settings, fields: 1 } })).toBeUndefined();
  expect(readShowMessage({ type: 'show', query: [] })).toBeUndefined();
});

it('any query goes to a frame and back unchanged', () => {
  fc.assert(
    fc.property(anyQuery(['age']), (given) => {
      const shown = readShowMessage(structuredClone({ type: 'show', query: given }));
      const edited = readFrameMessage(structuredClone({ type: 'query', query: shown?.query }));
      expect(edited).toEqual({ type: 'query', query: given });
    }),
  );
});

it('no message that arrives causes an exception', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      readFrameMessage(data);
      readShowMessage(data);
    }),
  );
});
