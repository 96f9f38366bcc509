import { describe, expect, it } from 'vitest';
import { converterOf } from './convert.ts';
import type { Storage } from './storage.ts';

describe('a value is stored as its field compares it', () => {
  it.each([
    ['number', '12.50', 12.5],
    ['number', '1.234,5', 1234.5],
    ['number', '$1,200.00', 1200],
    ['number', '12 %', 12],
    ['number', '1e3', 1000],
    ['number', 'large', undefined],
    ['bigint', '9007199254740993', '9007199254740993'],
    ['bigint', '1.5', undefined],
    ['boolean', 'Yes', true],
    ['boolean', 0, false],
    ['boolean', 'maybe', undefined],
    ['date', '2024-02-01T10:00', '2024-02-01'],
    ['date', '1.2.2024', '2024-02-01'],
    ['date', '2/1/2024', '2024-02-01'],
    ['date', '2024-02-30', undefined],
    ['date', 'Feb 1 2024', '2024-02-01'],
    ['date', '1-Feb-24', '2024-02-01'],
    ['date', 'September 3rd, 1999', '1999-09-03'],
    ['date', '2/1/99', '1999-02-01'],
    ['date', 'never 1 2024', undefined],
    ['timestamp', '2024-02-01 10:00:00', '2024-02-01T10:00'],
    ['timestamp', '2024-02-01', '2024-02-01T00:00'],
    ['timestamp', '2024-02-01T00:30:05.120+02:00', '2024-01-31T22:30:05.12'],
    ['timestamp', '2/1/2024, 12:05 AM', '2024-02-01T00:05'],
    ['time', '9:05', '09:05'],
    ['time', '25:00', undefined],
    ['text', ' as it is ', ' as it is '],
    ['text', { a: 1 }, '{"a":1}'],
    ['text', 'N/A', null],
    ['number', '', null],
    [{ item: 'boolean' }, ['yes', 'perhaps'], [true, null]],
    [{ item: 'text' }, 'one', undefined],
  ] as const satisfies readonly (readonly [Storage, unknown, unknown])[])(
    '%j: %j is %j',
    (storage, value, stored) => {
      expect(converterOf(storage, [value])(value)).toEqual(stored);
    },
  );

  it.each([
    ['date', ['1/2/2024', '13/2/2024'], ['2024-02-01', '2024-02-13']],
    ['date', ['1/2/2024', '2/13/2024'], ['2024-01-02', '2024-02-13']],
    ['text', ['DE', 'NA', ''], ['DE', 'NA', null]],
    ['text', ['Berlin', 'NA'], ['Berlin', null]],
    ['number', ['1,234', '5,000,000'], [1234, 5000000]],
    ['number', ['1,234', '0,5'], [1.234, 0.5]],
  ] as const)('%s: all of %j decide that they are %j', (storage, values, stored) => {
    expect(values.map(converterOf(storage, values))).toEqual(stored);
  });
});
