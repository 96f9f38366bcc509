// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';
import { afterEach, describe, expect, test } from 'vitest';
import { QueryBuilderBulma } from '../../bulma/src/index.tsx';
import { datetimeRuleProcessorSQL } from './jsdate.ts';
import * as ui from './ui.ts';

afterEach(cleanup);

const fields: Field[] = [
  { name: 'placedOn', label: 'Placed on', datatype: 'date' },
  { name: 'shippedAt', label: 'Shipped at', datatype: 'timestamp' },
  { name: 'month', label: 'Month', datatype: 'date', inputType: 'month' },
  { name: 'status', label: 'Status' },
];

let query: RuleGroupType;
const rule = () => query.rules[0] as RuleType;

interface AppProps extends ComponentProps<typeof ui.QueryBuilderDateTime> {
  readonly rules: RuleGroupType['rules'];
}

function App({ rules, ...config }: AppProps) {
  const [current, setCurrent] = useState<RuleGroupType>({ combinator: 'and', rules });
  query = current;
  return (
    <ui.QueryBuilderDateTime {...config}>
      <QueryBuilder fields={fields} query={current} onQueryChange={setCurrent} />
    </ui.QueryBuilderDateTime>
  );
}

const draw = (first: Omit<RuleType, 'id'>, config = {}) =>
  render(<App {...config} rules={[{ id: 'r', ...first }]} />);
const boxes = () =>
  [...document.querySelectorAll<HTMLInputElement>('.rule input')].map(({ type }) => type);
const choose = (testId: string, value: string, at = 0) =>
  fireEvent.change(screen.getAllByTestId(testId)[at] as Element, { target: { value } });

test('exports what the published package does', () => {
  expect(Object.keys(ui).sort()).toEqual([
    'DateTimeValueEditor',
    'QueryBuilderDateTime',
    'RelativeDateTimeModeToggle',
    'RelativeDateTimeValueEditor',
    'createOperatorModeController',
    'defaultRelativeDateTimeAnchors',
    'defaultRelativeDateTimeToggleLabels',
    'defaultRelativeDateTimeUnits',
    'defaultRelativeDateTimeValue',
    'toggleModeController',
    'useRelativeDateTimeConfig',
    'withRelativeOperators',
  ]);
});

describe('a date is picked', () => {
  test.each([
    ['placedOn', '=', '2026-03-01', ['date']],
    ['shippedAt', '<', '2026-03-01T14:30', ['datetime-local']],
    ['month', '=', '2026-03', ['month']],
    ['placedOn', 'between', '2026-03-01,2026-03-31', ['date', 'date']],
    ['placedOn', 'in', '2026-03-01,2026-03-31', ['text']],
    ['placedOn', 'null', '', []],
    ['status', '=', 'paid', ['text']],
  ])('%s %s', (field, operator, value, types) => {
    draw({ field, operator, value });
    expect(boxes()).toEqual(types);
  });

  test('a day that is entered is stored', () => {
    draw({ field: 'placedOn', operator: '=', value: '' });
    fireEvent.change(screen.getByTestId('value-editor'), { target: { value: '2026-03-01' } });
    expect(rule().value).toBe('2026-03-01');
  });
});

describe('a date is told from today', () => {
  test('the toggle, the parts, and the way back', () => {
    draw({ field: 'placedOn', operator: '>=', value: '2026-03-01' });
    choose('datetime-mode', 'relative');
    expect(rule().value).toEqual(ui.defaultRelativeDateTimeValue);
    choose('datetime-anchor', 'startOfMonth');
    choose('datetime-offset', '-1');
    choose('datetime-unit', 'month');
    const relative = { mode: 'relative', anchor: 'startOfMonth', offset: -1, unit: 'month' };
    expect(rule().value).toEqual(relative);
    const sql = formatQuery(query, {
      format: 'sql',
      fields,
      ruleProcessor: datetimeRuleProcessorSQL,
      context: { relativeDateTimeBase: new Date(2026, 2, 31) },
    });
    expect(sql).toBe(`(placedOn >= '2026-02-01')`);
    choose('datetime-mode', 'fixed');
    expect(rule().value).toBe('2026-03-01');
    choose('datetime-mode', 'relative');
    expect(rule().value).toEqual(relative);
  });

  test('a range has two', () => {
    draw({ field: 'placedOn', operator: 'between', value: '' });
    choose('datetime-mode', 'relative');
    choose('datetime-offset', '-7');
    expect(rule().value).toEqual([
      { ...ui.defaultRelativeDateTimeValue, offset: -7 },
      ui.defaultRelativeDateTimeValue,
    ]);
  });

  test.each(['between', 'notBetween'])('%s keeps the bound that nobody edits', (operator) => {
    const relative = { ...ui.defaultRelativeDateTimeValue, offset: -7 };
    draw({ field: 'placedOn', operator, value: ['2026-01-01', relative] });
    choose('datetime-offset', '-3');
    expect(rule().value).toEqual(['2026-01-01', { ...relative, offset: -3 }]);
    choose('value-editor', '2026-02-01');
    expect(rule().value).toEqual(['2026-02-01', { ...relative, offset: -3 }]);
    cleanup();
    draw({ field: 'placedOn', operator, value: [relative, '2026-01-01'] });
    choose('datetime-offset', '-3');
    expect(rule().value).toEqual([{ ...relative, offset: -3 }, '2026-01-01']);
  });

  test('an offset that is being typed stays as typed, and no number is 0', () => {
    draw({ field: 'placedOn', operator: '=', value: ui.defaultRelativeDateTimeValue });
    const box = screen.getByTestId<HTMLInputElement>('datetime-offset');
    choose('datetime-offset', '');
    expect([box.value, rule().value.offset]).toEqual(['', 0]);
    choose('datetime-offset', '2.5');
    expect(rule().value.offset).toBe(2);
  });

  test('texts, lists and rules on other fields have no toggle', () => {
    for (const [field, operator] of [
      ['status', '='],
      ['placedOn', 'contains'],
      ['placedOn', 'notNull'],
      ['placedOn', 'in'],
    ] as const) {
      draw({ field, operator, value: '' });
      expect(screen.queryByTestId('datetime-mode')).toBeNull();
      cleanup();
    }
  });

  test('a list shows no object that another operator has left', () => {
    draw({ field: 'placedOn', operator: 'in', value: ui.defaultRelativeDateTimeValue });
    expect(screen.getByTestId<HTMLInputElement>('value-editor').value).toBe('');
  });

  test('a locked rule cannot be changed', () => {
    draw({
      field: 'placedOn',
      operator: '=',
      value: ui.defaultRelativeDateTimeValue,
      disabled: true,
    });
    for (const id of ['datetime-mode', 'datetime-anchor', 'datetime-offset', 'datetime-unit']) {
      expect(screen.getByTestId<HTMLInputElement>(id).disabled).toBe(true);
    }
  });
});

describe('settings', () => {
  const map = { since: '>=', within: 'between' };
  const operators = ui.withRelativeOperators([{ name: '=', value: '=', label: 'is' }], map, {
    since: 'since',
  });

  test('operators that are relative', () => {
    expect(operators.map(({ name, label }) => [name, label])).toEqual([
      ['=', 'is'],
      ['since', 'since'],
      ['within', 'within'],
    ]);
    expect(ui.withRelativeOperators(operators, map)).toEqual(operators);
  });

  test('the operator can decide instead of a toggle', () => {
    const modeController = ui.createOperatorModeController(map);
    draw({ field: 'placedOn', operator: 'since', value: '' }, { modeController });
    expect(screen.queryByTestId('datetime-mode')).toBeNull();
    choose('datetime-anchor', 'now');
    expect(rule().value).toEqual({ ...ui.defaultRelativeDateTimeValue, anchor: 'now' });
    cleanup();
    draw({ field: 'placedOn', operator: 'within', value: '' }, { modeController });
    expect(screen.getAllByTestId('datetime-anchor')).toHaveLength(2);
    cleanup();
    draw({ field: 'placedOn', operator: '=', value: '' }, { modeController });
    expect(boxes()).toEqual(['date']);
  });

  test('fields, anchors and words', () => {
    const labels = { ...ui.defaultRelativeDateTimeToggleLabels, mode: 'Datumsart' };
    const anchors = ui.defaultRelativeDateTimeAnchors.slice(0, 2);
    draw(
      { field: 'status', operator: '=', value: ui.defaultRelativeDateTimeValue },
      { isDateField: { name: 'status' }, labels, anchors },
    );
    expect(screen.getByTitle('Datumsart')).toBe(screen.getByTestId('datetime-mode'));
    expect(screen.getByTestId('datetime-anchor').children).toHaveLength(2);
  });
});

test('inside a kit the kit draws', () => {
  render(
    <QueryBuilderBulma>
      <App
        rules={[
          { id: 'r', field: 'placedOn', operator: '=', value: ui.defaultRelativeDateTimeValue },
        ]}
      />
    </QueryBuilderBulma>,
  );
  expect(screen.getByTestId('datetime-offset').className).toContain('input');
  expect(screen.getByTestId('datetime-anchor').closest('.select')).not.toBeNull();
});

test('is rendered on a server', () => {
  const rules = [{ id: 'r', field: 'placedOn', operator: '=', value: '2026-03-01' }];
  expect(renderToString(<App rules={rules} />)).toContain('type="date"');
});
