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

  it('makes a list of choices, with several values where the release has such a list', () => {
    const facts: Partial<Column> = {
      kind: 'text',
      values: ['open', 'IN_TRANSIT', 3],
      default: 'open',
    };
    expect(fieldOf(facts)?.field).toEqual({
      name: 'status',
      label: 'Status',
      valueEditorType: 'select',
      operators: ['=', '!=', 'in', 'notIn'],
      values: [
        { name: 'open', label: 'Open' },
        { name: 'IN_TRANSIT', label: 'In transit' },
        { name: '3', label: '3' },
      ],
      defaultValue: 'open',
    });
    expect(fieldOf({ ...facts, default: 'gone' })?.field).not.toHaveProperty('defaultValue');
  });

  it('has match modes for lists since 8.8', () => {
    const tags: Partial<Column> = { kind: 'text', list: true };
    expect(fieldOf(tags)?.field).toEqual({ name: 'status', label: 'Status', matchModes: true });
    expect(fieldOf(tags, '8.8.0')?.field.matchModes).toBe(true);
    for (const release of ['8.7.0', '7.7.1', '4.5.3']) {
      expect(fieldOf(tags, release)?.field).toMatchObject({
        operators: ['contains', 'doesNotContain', 'null', 'notNull'],
      });
      expect(fieldOf(tags, release)?.field).not.toHaveProperty('matchModes');
    }
    expect(fieldOf({ kind: 'integer', list: true })?.field.subproperties).toMatchObject([
      { name: '', inputType: 'number' },
    ]);
    const items = [newColumn('sku', { kind: 'text' })];
    expect(fieldOf({ kind: 'json', list: true, items })?.field.subproperties).toMatchObject([
      { name: 'sku', label: 'SKU' },
    ]);
  });

  it('tells fields apart whose names read alike', () => {
    const columns = [newColumn('placed_on'), newColumn('placedOn')];
    const fields = fieldsFrom({ name: 'orders', columns, problems: [] });
    expect(fields.map(({ field }) => field.label)).toEqual(['Placed on', 'Placed on (placedOn)']);
  });

  it('has bigint inputs since 8.8', () => {
    expect(fieldOf({ kind: 'bigint' })?.field.inputType).toBe('bigint');
    for (const release of ['8.7.0', '7.7.1'])
      expect(fieldOf({ kind: 'bigint' }, release)?.field).not.toHaveProperty('inputType');
  });

  it('checks limits of its kind only, and none of the machine', () => {
    const limits = (facts: Partial<Column>) => fieldOf(facts)?.field.constraints;
    expect(limits({ kind: 'integer', constraints: { min: 1, max: 2147483647 } })).toEqual({
      min: 1,
    });
    expect(limits({ kind: 'text', constraints: { min: 1, maxLength: 20, pattern: '^a' } })).toEqual(
      { maxLength: 20, pattern: '^a' },
    );
    expect(limits({ kind: 'text', values: ['a'], constraints: { maxLength: 20 } })).toBeUndefined();
    expect(fieldOf({ kind: 'number', constraints: { min: 0, max: 9 } })?.reasons).toContain(
      'The schema requires values that are at least 0 and at most 9, so a validator checks them.',
    );
  });
});

describe('labelOf', () => {
  it.each([
    ['shippedAt', 'Shipped at'],
    ['customer_id', 'Customer ID'],
    ['HTMLText', 'HTML text'],
    ['order-qty', 'Order quantity'],
    ['invoiceNo', 'Invoice number'],
    ['no_show', 'No show'],
    ['address.city', 'Address city'],
    ['Total (USD)', 'Total (USD)'],
    ['اسم', 'اسم'],
    ['📦', '📦'],
    ['__proto__', 'Proto'],
    ['___', '___'],
    ['constructor', 'Constructor'],
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
