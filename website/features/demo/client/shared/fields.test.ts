import { describe, expect, it } from 'vitest';
import { checkRule, toField } from './fields.ts';

const range = { kind: 'range', min: 1, max: 9 } as const;
const filled = { kind: 'filled' } as const;

describe('a check', () => {
  it.each([
    [filled, '=', 'x', true],
    [filled, '=', ' ', false],
    [filled, '=', '', false],
    [filled, 'null', '', true],
    [filled, 'between', 'a,', false],
    [range, '=', '5', true],
    [range, '=', '10', false],
    [range, '=', '', false],
    [range, '=', 'many', false],
    [range, 'between', '2,4', true],
    [range, 'between', '2,40', false],
    [range, 'in', [1, 9], true],
  ])('%o: %s %o is fine: %s', (check, operator, value, valid) => {
    expect(checkRule(check, { field: 'f', operator, value })).toMatchObject({ valid });
  });

  it('says what to enter', () => {
    expect(checkRule(range, { field: 'f', operator: '=', value: '10' })).toEqual({
      valid: false,
      reasons: ['Enter a number from 1 to 9.'],
    });
  });

  it('accepts the name of a field', () => {
    const rule = { field: 'f', operator: '=', value: 'g', valueSource: 'field' } as const;
    expect(checkRule(range, rule)).toEqual({ valid: true });
  });
});

it('a field takes the labels of a language, in its properties too', () => {
  const labels = { operators: { '=': 'ist' }, matchModes: { all: 'alle' } };
  const property = { name: 'p', label: 'P', operators: ['=', '<'] };
  const spec = { name: 'f', label: 'F', matchModes: ['all'], subproperties: [property] } as const;
  expect(toField(spec, labels)).toEqual({
    name: 'f',
    label: 'F',
    matchModes: [{ name: 'all', label: 'alle' }],
    subproperties: [
      {
        name: 'p',
        label: 'P',
        operators: [
          { name: '=', label: 'ist' },
          { name: '<', label: '<' },
        ],
      },
    ],
  });
});
