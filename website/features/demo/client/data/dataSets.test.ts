import {
  type FullOption,
  type FullOptionList,
  formatQuery,
  type RuleGroupType,
  toFlatOptionArray,
} from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { dataSets } from './dataSets.ts';

const allIds = ({ id, rules }: RuleGroupType): unknown[] => [
  id,
  ...rules.flatMap((rule) => ('rules' in rule ? allIds(rule) : [rule.id])),
];

describe.each(dataSets)('$label', ({ fields, specs, initialQuery, loadRows }) => {
  it('has every value editor, and the properties that only a few fields have', () => {
    const kinds = specs.map(
      ({ valueEditorType, inputType }) => valueEditorType ?? inputType ?? 'text',
    );
    expect(new Set(kinds)).toEqual(
      new Set([
        ...['text', 'number', 'bigint', 'date', 'datetime-local', 'time'],
        ...['select', 'multiselect', 'checkbox', 'switch', 'radio', 'textarea'],
      ]),
    );
    expect(specs.some(({ values }) => values?.some((value) => 'options' in value))).toBe(true);
    expect(specs.some(({ valueSources }) => valueSources?.includes('field'))).toBe(true);
    expect(specs.some(({ matchModes }) => matchModes)).toBe(true);
    expect(specs.filter(({ check }) => check).length).toBeGreaterThan(1);
  });

  it('is plain data, which a message can carry', () => {
    expect(structuredClone(specs)).toEqual(specs);
  });

  it('starts with a query of known fields, whose nodes have ids', () => {
    const ids = allIds(initialQuery);
    expect(ids.every((id) => typeof id === 'string')).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(formatQuery(initialQuery, { format: 'sql', fields })).not.toContain('(1 = 1)');
  });

  it('has rows with a value for every field, and the same rows with gaps', async () => {
    const { complete, withNulls } = await loadRows();
    for (const row of complete) {
      for (const { name } of fields) expect(row[name], name).toBeDefined();
      expect(Object.values(row)).not.toContain(null);
    }
    expect(withNulls).toHaveLength(complete.length);
    expect(withNulls.filter((row) => Object.values(row).includes(null)).length).toBeGreaterThan(9);
  });

  it('offers every value of its rows in its lists', async () => {
    const { complete } = await loadRows();
    for (const { name, values } of specs) {
      if (!values) continue;
      const names = toFlatOptionArray(values as FullOptionList<FullOption>).map(
        (option) => option.name,
      );
      for (const row of complete) expect(names).toContain(row[name]);
    }
  });
});
