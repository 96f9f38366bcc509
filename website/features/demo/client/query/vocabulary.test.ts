import fc from 'fast-check';
import {
  defaultCombinators,
  defaultMatchModes,
  defaultOperators,
  type RuleType,
  toArray,
  toFlatOptionArray,
} from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { anyQuery } from '../../../../../tests/data/any-query.ts';
import { dataSets, findDataSet } from '../data/dataSets.ts';
import { editorFor, rulesWithHiddenValue } from './inputs.ts';
import { vocabularyOf } from './vocabulary.ts';
import { combinatorsOf, rulesOf } from './walk.ts';

const { specs } = findDataSet('orders');
const rule = { field: 'total', operator: '=', value: '1' };

describe('the vocabulary of a query', () => {
  it('is the data’s own for each data set’s initial query', () => {
    for (const { specs, initialQuery } of dataSets) {
      const { fields, ...others } = vocabularyOf(initialQuery, specs);
      expect(fields.every((field, index) => field === specs[index])).toBe(true);
      expect(others).toEqual({ combinators: [], parameters: [] });
    }
  });

  it('has what the data lacks', () => {
    const query = {
      combinator: 'xor',
      rules: [
        { ...rule, operator: 'resembles' },
        { ...rule, valueSource: 'parameter' as const, value: 'least' },
        { rules: [{ ...rule, field: 'shoeSize' }, 'OR', rule] },
      ],
    };
    const { fields, combinators, parameters } = vocabularyOf(query as never, specs);
    expect(fields.find(({ name }) => name === 'total')?.operators).toContain('resembles');
    expect(fields.at(-1)).toEqual({ name: 'shoeSize', label: 'shoeSize (unknown)' });
    expect(combinators).toEqual(['xor', 'OR']);
    expect(parameters).toEqual(['least']);
  });

  it('has every name of any query', () => {
    fc.assert(
      fc.property(anyQuery(specs.map(({ name }) => name)), (query) => {
        const { fields, combinators } = vocabularyOf(query, specs);
        for (const combinator of combinatorsOf(query)) {
          expect([...library.combinators, ...combinators]).toContain(combinator);
        }
        for (const rule of rulesOf(query)) {
          const field = fields.find(({ name }) => name === rule.field);
          expect(field?.operators ?? (field && library.operators)).toContain(rule.operator);
          const sources = field?.valueSources ?? ['value'];
          expect(sources).toContain(rule.valueSource ?? 'value');
          const modes = field?.matchModes === true ? library.matchModes : field?.matchModes;
          if (rule.match && modes) expect(modes).toContain(rule.match.mode);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('leaves placeholders to a builder whose lists start with them', () => {
    const query = { combinator: 'and', rules: [{ field: '~', operator: '~', value: '' }] };
    const names = (isOn: boolean) => {
      const autoSelect = { autoSelectField: isOn, autoSelectOperator: isOn };
      return vocabularyOf(query, specs, autoSelect).fields.map(({ name }) => name);
    };
    expect(names(true)).toContain('~');
    expect(names(false)).not.toContain('~');
  });
});

const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

const library = {
  combinators: namesOf(defaultCombinators),
  operators: namesOf(defaultOperators),
  matchModes: namesOf(defaultMatchModes),
};

describe('the editor for a value', () => {
  const values = [
    { name: 'open', label: 'Open' },
    { name: 'paid', label: 'Paid' },
  ];
  const groups = [{ label: 'Both', options: values }];
  const editor = (given: object, value: unknown, operator = '=') =>
    editorFor(given, { operator, value }).editor;

  it.each([
    [{ type: 'select', values }, 'paid', '=', values],
    [{ type: 'select', values }, 'x', '=', [...values, unknown('x')]],
    [{ type: 'select', values }, '', '=', [...values, { name: '', value: '', label: '' }]],
    [{ type: 'select', values }, undefined, '=', [...values, { name: '', value: '', label: '' }]],
    [{ type: 'select', values }, 'x,paid', 'between', [...values, unknown('x')]],
    [{ type: 'radio', values }, '', '=', values],
    [{ type: 'radio', values }, 'x', '=', [...values, unknown('x')]],
    [{ type: 'multiselect', values }, 'open,x', 'in', [...values, unknown('x')]],
    [
      { type: 'multiselect', values: groups },
      ['x'],
      'in',
      [...groups, { label: 'Unknown', options: [unknown('x')] }],
    ],
  ])('%o lists %o of “%s”', (given, value, operator, expected) => {
    expect(editor(given, value, operator).values).toEqual(expected);
  });

  it.each([
    [{ type: 'text', inputType: 'number' }, '12', '=', { type: 'text', inputType: 'number' }],
    [{ type: 'text', inputType: 'number' }, '1,000', '=', { type: 'text', inputType: 'text' }],
    [{ type: 'text', inputType: 'date' }, 'soon', '=', { type: 'text', inputType: 'text' }],
    [{ type: 'text', inputType: 'number' }, 'a,2', 'between', { type: 'text', inputType: 'text' }],
    [{ type: 'checkbox' }, true, '=', { type: 'checkbox' }],
    [{ type: 'checkbox' }, 'false', '=', { type: 'text', inputType: 'text' }],
    [{ type: 'text' }, 'a\nb', '=', { type: 'textarea' }],
    [{ type: 'textarea' }, 'a\nb', '=', { type: 'textarea' }],
  ])('%o for %o of “%s” is %o', (given, value, operator, expected) => {
    expect(editor(given, value, operator)).toEqual({ ...expected, value });
  });

  it('shows the value of any rule, unless the value is reported as hidden', () => {
    fc.assert(
      fc.property(anyQuery(specs.map(({ name }) => name)), (query) => {
        const hidden = new Set(rulesWithHiddenValue(query, specs));
        for (const rule of rulesOf(query)) {
          const field = specs.find(({ name }) => name === rule.field);
          if (hidden.has(rule) || field?.matchModes || /null/i.test(rule.operator)) continue;
          const isName = rule.valueSource === 'field' || rule.valueSource === 'parameter';
          const { editor } = editorFor(
            {
              type: isName ? 'select' : field?.valueEditorType,
              inputType: field?.inputType,
              values: [...(field?.values ?? [])] as never,
            },
            rule,
          );
          expect(shownBy(editor, rule)).toEqual(partsOf(editor, rule));
        }
      }),
      { numRuns: 1000 },
    );
  });

  /** The values that an editor shows separately. */
  function partsOf({ type }: { type?: unknown }, { operator, value }: RuleType) {
    const isList = type === 'select' || type === 'radio';
    const isMany = isList ? /between/i.test(operator) : /^(?:notI|i)n$|between/i.test(operator);
    if (typeof value === 'boolean') return [String(value)];
    return isMany || type === 'multiselect' ? toArray(value).map(String) : [String(value ?? '')];
  }

  /** What a browser shows: nothing for a value that isn't in a list or doesn't fit an input. */
  function shownBy(given: ReturnType<typeof editor>, { operator }: RuleType) {
    const { type, inputType, values = [], value } = given;
    const texts = partsOf(given, { field: '', operator, value });
    const names = toFlatOptionArray(values as never).map(({ name }) => name);
    if (['select', 'radio', 'multiselect'].includes(String(type))) {
      return texts.filter((text) => names.includes(text) || (type === 'radio' && text === ''));
    }
    if (type === 'checkbox' || type === 'switch') return [String(Boolean(value))];
    if (type === 'textarea') return texts;
    const isNumber = inputType === 'number' && !/^(?:notI|i)n$/.test(operator);
    const fits = (text: string) =>
      isNumber
        ? text === '' || (text.trim() !== '' && Number.isFinite(Number(text)))
        : !/[\r\n]/.test(text);
    return texts.filter(fits);
  }
});

function unknown(name: string) {
  return { name, value: name, label: `${name} (unknown)` };
}

describe('the values that inputs can’t show', () => {
  const hidden = (more: object) =>
    rulesWithHiddenValue({ combinator: 'and', rules: [{ ...rule, ...more }] }, specs).length === 1;

  it.each([
    { value: null },
    { operator: 'between', value: ['a\nb', '2'] },
    { operator: 'in', value: ['a, b', 'c'] },
    { field: 'note', value: ['a'] },
    { field: 'note', value: { a: 1 } },
    { field: 'note', value: { combinator: 'and', rules: [] } },
  ])('are found: %o', (more) => {
    expect(hidden(more)).toBe(true);
  });

  it.each([
    { value: '1,000' },
    { value: true },
    { value: 'two\nlines' },
    { field: 'status', value: 'nowhere' },
    { value: '-1.5e3' },
    { value: 10n },
    { value: '' },
    { operator: 'between', value: '1,2' },
    { operator: 'in', value: ['1', 'x'] },
    { operator: 'null', value: null },
    { field: 'status', value: 'paid' },
    { valueSource: 'parameter', value: 'least' },
  ])('don’t include %o', (more) => {
    expect(hidden(more)).toBe(false);
  });

  it('don’t occur in any data set’s initial query', () => {
    for (const { specs, initialQuery } of dataSets) {
      expect(rulesWithHiddenValue(initialQuery, specs)).toEqual([]);
    }
  });
});
