import { defaultOperators } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { fieldsFrom, forRelease } from './fields.ts';
import { type Column, newColumn } from './types.ts';
import { labelOf, valueLabel } from './words.ts';

const fieldOf = (facts: Partial<Column>, release = '8.24.1') =>
  fieldsFrom({ name: 'orders', columns: [newColumn('status', facts)], problems: [] }).map((made) =>
    forRelease(made, release),
  )[0];

describe('fieldsFrom', () => {
  it('gives each kind operators of the library, and a reason', () => {
    const kinds = [
      'text',
      'integer',
      'number',
      'bigint',
      'boolean',
      'date',
      'timestamp',
      'time',
      'uuid',
      'json',
      'binary',
      'unknown',
    ] as const;
    const names: readonly string[] = defaultOperators.map(({ name }) => name);
    for (const kind of kinds) {
      const result = fieldOf({ kind, nullable: true });
      expect(result?.field.operators?.filter((name) => !names.includes(name))).toEqual([]);
      expect(result?.field.operators).toContain('null');
      expect(result?.reasons.length).toBeGreaterThan(1);
      for (const reason of result?.reasons ?? []) expect(reason).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('starts with a default only if it is among the choices', () => {
    const facts: Partial<Column> = { kind: 'text', values: ['open'], default: 'gone' };
    expect(fieldOf(facts)?.field).not.toHaveProperty('defaultValue');
  });

  it('has match modes for lists since 8.8', () => {
    const tags: Partial<Column> = { kind: 'text', list: true };
    expect(fieldOf(tags, '8.8.0')?.field.matchModes).toBe(true);
    for (const release of ['8.7.0', '7.7.1', '4.5.3']) {
      expect(fieldOf(tags, release)?.field).toMatchObject({
        operators: ['contains', 'doesNotContain', 'null', 'notNull'],
      });
      expect(fieldOf(tags, release)?.field).not.toHaveProperty('matchModes');
    }
  });

  it('has bigint inputs since 8.8', () => {
    expect(fieldOf({ kind: 'bigint' })?.field.inputType).toBe('bigint');
    for (const release of ['8.7.0', '7.7.1'])
      expect(fieldOf({ kind: 'bigint' }, release)?.field).not.toHaveProperty('inputType');
  });

  it('checks limits of its kind only, and says so', () => {
    const text: Partial<Column> = { kind: 'text', constraints: { min: 1, maxLength: 20 } };
    expect(fieldOf(text)?.field.constraints).toEqual({ maxLength: 20 });
    expect(fieldOf({ kind: 'number', constraints: { min: 0, max: 9 } })?.reasons).toContain(
      'The schema requires values that are at least 0 and at most 9, so a validator checks them.',
    );
  });
});

describe('labelOf', () => {
  it.each([
    ['HTMLText', 'HTML text'],
    ['اسم', 'اسم'],
    ['📦', '📦'],
    ['__proto__', 'Proto'],
    ['___', '___'],
  ])('%s: %s', (name, label) => {
    expect(labelOf(name)).toBe(label);
  });

  it('keeps values that are codes', () => {
    expect(['DE', 'a@b.c', 'Ship now', 'x1'].map(valueLabel)).toEqual([
      'DE',
      'a@b.c',
      'Ship now',
      'X1',
    ]);
  });
});
