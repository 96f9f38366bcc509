import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedSettings, readSettings, type SettingsTable } from './settings.ts';

const table = {
  wide: { byDefault: true },
  format: { byDefault: 'sql', choices: ['sql', 'cel'] },
  text: { byDefault: '', maxLength: 5 },
} as const satisfies SettingsTable;

const defaults = { wide: true, format: 'sql', text: '' };

describe('settings of a panel', () => {
  it('are the defaults for anything that the table does not allow', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const read = readSettings(table, given);
        expect(['sql', 'cel']).toContain(read.format);
        expect(read.text.length).toBeLessThanOrEqual(5);
        expect(typeof read.wide).toBe('boolean');
      }),
    );
    expect(readSettings(table, { wide: 'no', format: 'toString', text: 1, more: 2 })).toEqual(
      defaults,
    );
    expect(readSettings(table, Object.create({ format: 'cel' }))).toEqual(defaults);
  });

  it('are never cut', () => {
    expect(readSettings(table, { text: '123456' }).text).toBe('');
    expect(changedSettings(table, { ...defaults, text: '123456' } as never)).toEqual({});
  });

  it('are written only when they differ from the defaults', () => {
    expect(changedSettings(table, { wide: true, format: 'cel', text: '' })).toEqual({
      format: 'cel',
    });
  });
});
