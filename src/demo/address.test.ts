import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOptions, writeOptions } from './address';
import { defaultOptions, options } from './options';

const states = fc.record(
  Object.fromEntries(options.map(({ id }) => [id, fc.boolean()])),
) as fc.Arbitrary<typeof defaultOptions>;

describe('switches in the address', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(readOptions(writeOptions(state))).toEqual(state);
      }),
    );
  });

  it('are read from any text without a throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Object.keys(readOptions(text))).toEqual(Object.keys(defaultOptions));
      }),
    );
  });

  it('leave no trace when all are as by default', () => {
    expect(writeOptions(defaultOptions)).toBe('');
  });

  it('pass over unknown names and odd values', () => {
    expect(readOptions('#showNotToggle=yes&__proto__=true&disabled=true')).toEqual({
      ...defaultOptions,
      disabled: true,
    });
  });
});
