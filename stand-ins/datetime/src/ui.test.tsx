// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import {
  defaultOperators,
  type Field,
  type FullCombinator,
  type FullField,
  type FullOperator,
  formatQuery,
  QueryBuilder,
  type QueryBuilderProps,
  type RuleGroupType,
  type RuleType,
  type ValueEditorProps,
} from 'react-querybuilder';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { QueryBuilderBulma } from '../../bulma/src/index.tsx';
import manifest from '../package.json' with { type: 'json' };
import { datetimeRuleProcessorSQL, rqbDateTimeLibraryAPI } from './jsdate.ts';
import * as ui from './ui.ts';

afterEach(cleanup);

const fields: Field[] = [
  { name: 'placedOn', label: 'Placed on', datatype: 'date' },
  { name: 'shippedAt', label: 'Shipped at', datatype: 'timestamp' },
  { name: 'month', label: 'Month', datatype: 'date', inputType: 'month' },
  { name: 'paidOn', label: 'Paid on', inputType: 'date' },
  { name: 'sentAt', label: 'Sent at', inputType: 'datetime-local' },
  { name: 'opens', label: 'Opens', inputType: 'time' },
  { name: 'status', label: 'Status' },
];

const now = ui.defaultRelativeDateTimeValue;
const weekAgo = { ...now, offset: -7 };
const lastMonth = { ...now, anchor: 'startOfMonth', offset: -1, unit: 'month' } as const;

let query: RuleGroupType;
const rule = () => query.rules[0] as RuleType;

interface BuilderProps
  extends Pick<
    QueryBuilderProps<RuleGroupType, FullField, FullOperator, FullCombinator>,
    | 'controlElements'
    | 'getInputType'
    | 'getValueEditorSeparator'
    | 'listsAsArrays'
    | 'parseNumbers'
    | 'suppressStandardClassnames'
    | 'translations'
  > {
  readonly first: Omit<RuleType, 'id'>;
  readonly fields?: Field[];
}

function Builder({ first, fields: own = fields, ...props }: BuilderProps) {
  const [current, setCurrent] = useState<RuleGroupType>({
    combinator: 'and',
    rules: [{ id: 'r', ...first }],
  });
  query = current;
  return (
    <QueryBuilder
      fields={own}
      query={current}
      onQueryChange={(next: RuleGroupType) => setCurrent(next)}
      {...props}
    />
  );
}

type Config = ui.RelativeDateTimeEditorConfig & Omit<ui.QueryBuilderDateTimeProps, 'children'>;

const show = (
  first: Omit<RuleType, 'id'>,
  config: Config = {},
  props: Omit<BuilderProps, 'first'> = {},
) =>
  render(
    <ui.QueryBuilderDateTime {...config}>
      <Builder first={first} {...props} />
    </ui.QueryBuilderDateTime>,
  );

const inputTypes = () =>
  [...document.querySelectorAll<HTMLInputElement>('.rule input')].map(({ type }) => type);
const parts = {
  fields: '[data-testid="fields"]',
  date: 'input:not([type="number"])',
  anchor: '.rule-value-dateTimeRelative select:first-of-type',
  offset: 'input[type="number"]',
  unit: '.rule-value-dateTimeRelative select ~ select',
};
const all = (part: keyof typeof parts) => [
  ...document.querySelectorAll<HTMLInputElement>(`.rule ${parts[part]}`),
];
const one = (part: keyof typeof parts) => all(part)[0] as HTMLInputElement;
const choose = (part: keyof typeof parts, value: string, at = 0) =>
  fireEvent.change(all(part)[at] as Element, { target: { value } });
const switches = () => screen.getAllByRole('switch');
const containers = () => document.querySelectorAll<HTMLElement>('.rule-value-dateTimeRelative');
const bound = (index: number) => screen.getAllByRole('group')[index] as HTMLElement;

const Own = ({ value, testID }: ValueEditorProps) => <b data-testid={testID}>{`${value}`}</b>;

const TwoButtons = ({ setMode, labels, schema }: ui.RelativeDateTimeModeControlProps) => (
  <fieldset name={schema.qbId}>
    <legend>{labels.label}</legend>
    <button type="button" onClick={() => setMode('absolute')}>
      fixed
    </button>
    <button type="button" onClick={() => setMode('relative')}>
      relative
    </button>
  </fieldset>
);

describe('a fixed date', () => {
  test.each([
    ['placedOn', '=', '2026-03-01', ['date']],
    ['shippedAt', '<', '2026-03-01T14:30', ['datetime-local']],
    ['month', '=', '2026-03', ['month']],
    ['paidOn', '=', '2026-03-01', ['date']],
    ['sentAt', '>', '2026-03-01T14:30', ['datetime-local']],
    ['placedOn', 'between', '2026-03-01,2026-03-31', ['date', 'date']],
  ])('%s %s has a switch for each input', (field, operator, value, types) => {
    show({ field, operator, value });
    expect(inputTypes()).toEqual(types);
    expect(switches()).toHaveLength(types.length);
  });

  test.each([
    ['status', '=', ['text']],
    ['opens', '=', ['time']],
    ['placedOn', 'in', ['text']],
    ['placedOn', 'notIn', ['text']],
    ['placedOn', 'contains', ['text']],
    ['placedOn', 'doesNotEndWith', ['text']],
    ['placedOn', 'withinDuration', ['text']],
    ['placedOn', 'null', []],
    ['placedOn', 'notNull', []],
  ])('%s %s has no switch', (field, operator, types) => {
    show({ field, operator, value: '' });
    expect(inputTypes()).toEqual(types);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('a value that is the name of a field has no switch', () => {
    show({ field: 'placedOn', operator: '=', value: 'shippedAt', valueSource: 'field' });
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test("the builder's getInputType makes a field a date field", () => {
    show({ field: 'status', operator: '=', value: '' }, {}, { getInputType: () => 'date' });
    expect(inputTypes()).toEqual(['date']);
    expect(switches()).toHaveLength(1);
  });

  test('a day that is entered is stored', () => {
    show({ field: 'placedOn', operator: '=', value: '' });
    choose('date', '2026-03-01');
    expect(rule().value).toBe('2026-03-01');
  });

  test('a day can be entered in a builder that parses numbers', () => {
    show({ field: 'placedOn', operator: '=', value: '' }, {}, { parseNumbers: 'native' });
    choose('date', '2026-03-01');
    expect(rule().value).toBe('2026-03-01');
  });

  test.each([
    ['placedOn', '2026-03-01T14:30:00', '2026-03-01'],
    ['placedOn', new Date(2026, 2, 1, 14, 30), '2026-03-01'],
    ['shippedAt', new Date(2026, 2, 1, 14, 30).toISOString(), '2026-03-01T14:30'],
    ['shippedAt', new Date(2026, 2, 1, 14, 30), '2026-03-01T14:30'],
    ['shippedAt', '2026-03-01T14:30:15', '2026-03-01T14:30:15'],
    ['shippedAt', '2026-03-01', '2026-03-01T00:00'],
    ['placedOn', 'tomorrow', ''],
    ['shippedAt', '2026-02-30T25:00Z', ''],
    ['placedOn', { mode: 'relative', anchor: 'startOfDecade' }, ''],
    ['month', { mode: 'relative', anchor: 'startOfDecade' }, ''],
    ['placedOn', null, ''],
  ])('%s shows %o as %s and keeps it', (field, value, shown) => {
    show({ field, operator: '=', value });
    expect(one('date').value).toBe(shown);
    expect(rule().value).toEqual(value);
  });

  test('an input for strings or lists shows no relative date that another operator left', () => {
    for (const operator of ['in', 'contains']) {
      show({ field: 'placedOn', operator, value: now });
      expect(one('date').value).toBe('');
      cleanup();
    }
  });
});

describe('a relative date', () => {
  test('can be switched on, edited in parts, and switched back', async () => {
    const user = userEvent.setup();
    show({ field: 'placedOn', operator: '>=', value: '2026-03-01' });
    const [toggle] = switches() as [HTMLElement];
    expect(toggle).toMatchObject({ type: 'button', title: 'Use a relative date' });
    expect(toggle.getAttribute('aria-checked')).toBe('false');
    await user.click(toggle);
    expect(rule().value).toEqual(now);
    expect(toggle).toMatchObject({ isConnected: true, title: 'Use a fixed date' });
    expect(toggle.getAttribute('aria-checked')).toBe('true');

    choose('anchor', 'startOfMonth');
    choose('offset', '-1');
    choose('unit', 'month');
    expect(rule().value).toEqual(lastMonth);
    const sql = formatQuery(query, {
      format: 'sql',
      fields,
      ruleProcessor: datetimeRuleProcessorSQL,
      context: { relativeDateTimeBase: new Date(2026, 2, 31) },
    });
    expect(sql).toBe(`(placedOn >= '2026-02-01')`);

    await user.click(toggle);
    expect(rule().value).toBe('2026-03-01');
    await user.click(toggle);
    expect(rule().value).toEqual(lastMonth);
  });

  test('the unit is hidden while the offset is 0', () => {
    show({ field: 'placedOn', operator: '=', value: now });
    expect(all('unit')).toHaveLength(0);
    choose('offset', '-7');
    expect(all('unit')).toHaveLength(1);
  });

  test('each control has the title and the test id of the value editor', () => {
    show({ field: 'placedOn', operator: '=', value: weekAgo });
    expect(screen.getAllByTestId('value-editor')).toHaveLength(4);
    for (const part of ['anchor', 'offset', 'unit'] as const) {
      expect(one(part).title).toBe('Value');
    }
  });

  test('works with the keyboard alone', async () => {
    const user = userEvent.setup();
    show({ field: 'placedOn', operator: '=', value: '2026-03-01' });
    const [toggle] = switches() as [HTMLElement];
    screen.getByTestId('operators').focus();
    await user.tab();
    expect(document.activeElement).toBe(toggle);
    await user.keyboard(' ');
    expect(rule().value).toEqual(now);
    expect(document.activeElement).toBe(toggle);
    choose('offset', '-7');
    for (const part of ['anchor', 'offset', 'unit'] as const) {
      await user.tab();
      expect(document.activeElement).toBe(one(part));
    }
    toggle.focus();
    await user.keyboard('{Enter}');
    expect(rule().value).toBe('2026-03-01');
  });

  test.each([
    ['placedOn', '2026-02-01'],
    ['shippedAt', '2026-02-01T00:00'],
    // The browser's inputs for months don't take days.
    ['month', ''],
  ])('%s: the switch replaces it with the date that it means now', (field, date) => {
    vi.useFakeTimers({ now: new Date(2026, 2, 31, 12), toFake: ['Date'] });
    show({ field, operator: '=', value: lastMonth });
    fireEvent.click(screen.getByRole('switch'));
    expect(rule().value).toBe(date);
    vi.useRealTimers();
  });

  test('another field starts with a new value', () => {
    show({ field: 'placedOn', operator: '=', value: '2026-03-01' });
    fireEvent.click(screen.getByRole('switch'));
    choose('fields', 'shippedAt');
    fireEvent.click(screen.getByRole('switch'));
    expect(rule().value).toEqual(now);
  });

  test('an offset stays as typed, and an empty one counts as 0', () => {
    show({ field: 'placedOn', operator: '=', value: now }, {}, { parseNumbers: 'native' });
    const input = one('offset');
    choose('offset', '');
    expect([input.value, rule().value.offset]).toEqual(['', 0]);
    choose('offset', '2.5');
    expect(rule().value.offset).toBe(2);
  });
});

describe.each(['between', 'notBetween'])('%s', (operator) => {
  const day = '2026-01-01';
  const mixes: readonly (readonly [name: string, from: unknown, to: unknown])[] = [
    ['two fixed dates', day, '2026-01-31'],
    ['fixed and relative', day, weekAgo],
    ['relative and fixed', lastMonth, day],
    ['two relative dates', lastMonth, weekAgo],
  ];

  /** Edits one bound in its own mode. */
  const edit = (value: unknown, at: number) => {
    const input = bound(at).querySelector('input') as HTMLInputElement;
    const [typed, expected] =
      typeof value === 'string'
        ? ['2026-06-15', '2026-06-15']
        : ['-3', { ...now, ...Object(value), offset: -3 }];
    fireEvent.change(input, { target: { value: typed } });
    return expected;
  };
  const stored = () => rule().value as unknown[];

  test.each(mixes)('%s: each bound is edited alone', (_name, from, to) => {
    show({ field: 'placedOn', operator, value: [from, to] });
    const newFrom = edit(from, 0);
    expect(stored()).toEqual([newFrom, to]);
    const newTo = edit(to, 1);
    expect(stored()).toEqual([newFrom, newTo]);
  });

  test.each(mixes)('%s: each bound can be switched by itself, and back', (_name, from, to) => {
    show({ field: 'placedOn', operator, value: [from, to] });
    for (const [at, given, other] of [
      [0, from, to],
      [1, to, from],
    ] as const) {
      const toggle = switches()[at] as HTMLElement;
      expect(toggle.getAttribute('aria-checked')).toBe(String(typeof given !== 'string'));
      fireEvent.click(toggle);
      expect(typeof stored()[at]).not.toBe(typeof given);
      expect(stored()[1 - at]).toEqual(other);
      fireEvent.click(toggle);
      expect(stored()).toEqual([from, to]);
    }
  });

  test.each([
    ['a switch', ui.toggleModeController],
    ['an operator', ui.createOperatorModeController(['since'])],
  ])('two fixed dates are stored as an array, with %s', (_name, modeController) => {
    show({ field: 'placedOn', operator, value: '2026-01-01,2026-01-31' }, { modeController });
    choose('date', '2026-01-02');
    expect(rule().value).toEqual(['2026-01-02', '2026-01-31']);
    expect(containers()).toHaveLength(1);
  });

  test('a relative date that another operator left is the first bound', () => {
    show({ field: 'placedOn', operator, value: weekAgo });
    expect(switches().map((each) => each.getAttribute('aria-checked'))).toEqual(['true', 'false']);
    fireEvent.change(bound(1).querySelector('input') as Element, { target: { value: day } });
    expect(rule().value).toEqual([weekAgo, day]);
  });
});

describe('the markup', () => {
  test('a container with its class holds the switch and the inputs', () => {
    const config = { controlClassnames: { valueDateTimeRelative: 'mine', valueSelector: 'list' } };
    show({ field: 'placedOn', operator: '=', value: now }, config);
    expect([...(containers()[0]?.classList ?? [])]).toEqual([
      'rule-value-dateTimeRelative',
      'mine',
    ]);
    expect(screen.getByRole('switch').classList).toContain(ui.relativeDateTimeToggleClassName);
    expect(ui.relativeDateTimeToggleClassName).toBe('rule-value-dateTimeRelative-toggle');
    expect(one('anchor').classList).toContain('list');
    expect(document.querySelectorAll('.rule > .rule-value')).toHaveLength(1);
  });

  test('suppressStandardClassnames removes the classes', () => {
    show(
      { field: 'placedOn', operator: '=', value: now },
      { controlClassnames: { valueDateTimeRelative: 'mine' } },
      { suppressStandardClassnames: true },
    );
    expect(screen.getByRole('switch').className).toBe('');
    expect(bound(0).parentElement?.className).toBe('mine');
  });

  test('a range has a title and a separator', () => {
    show(
      { field: 'placedOn', operator: 'between', value: ['2026-01-01', now] },
      {},
      { translations: { value: { title: 'Date' } }, getValueEditorSeparator: () => 'to' },
    );
    const range = document.querySelector<HTMLElement>('.rule > .rule-value');
    expect(range?.title).toBe('Date');
    expect([...(containers()[0]?.childNodes ?? [])].map(({ nodeName }) => nodeName)).toEqual([
      'SPAN',
      '#text',
      'SPAN',
    ]);
    expect(screen.getAllByRole('group', { name: /^Date \([12]\/2\)$/ })).toHaveLength(2);
  });

  test.each([
    ['=', '2026-03-01'],
    ['=', now],
    ['between', ['2026-03-01', now]],
    ['notBetween', [now, weekAgo]],
  ])('%s %o is accessible', async (operator, value) => {
    const { container: root } = show({ field: 'placedOn', operator, value });
    const { violations } = await axe.run(root, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // There is no layout here.
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    for (const toggle of switches())
      expect(toggle.getAttribute('aria-label')).toBe('Toggle relative date/time');
  });

  test('a disabled rule cannot be changed', async () => {
    const user = userEvent.setup();
    show({ field: 'placedOn', operator: 'between', value: ['2026-01-01', now], disabled: true });
    for (const part of [...switches(), ...all('anchor'), ...all('offset')]) {
      expect(part).toMatchObject({ disabled: true });
    }
    await user.click(switches()[1] as HTMLElement);
    expect(rule().value).toEqual(['2026-01-01', now]);
  });

  test('is rendered on a server', () => {
    const html = renderToString(
      <ui.QueryBuilderDateTime>
        <Builder first={{ field: 'placedOn', operator: '=', value: '2026-03-01' }} />
      </ui.QueryBuilderDateTime>,
    );
    expect(html).toContain('type="date"');
    expect(html).toContain('role="switch"');
  });
});

describe('together with other components', () => {
  test('a kit renders the inputs and lists', () => {
    render(
      <QueryBuilderBulma>
        <ui.QueryBuilderDateTime>
          <Builder first={{ field: 'placedOn', operator: 'between', value: ['2026-01-01', now] }} />
        </ui.QueryBuilderDateTime>
      </QueryBuilderBulma>,
    );
    expect(one('date').className).toContain('input');
    expect(one('offset').className).toContain('input');
    expect(one('anchor').closest('.select')).not.toBeNull();
  });

  test('a value editor of your own renders the inputs', () => {
    show(
      { field: 'placedOn', operator: '=', value: '2026-03-01' },
      { controlElements: { valueEditor: Own } },
    );
    expect(bound(0).querySelector('b')?.textContent).toBe('2026-03-01');
    expect(switches()).toHaveLength(1);
  });

  test('a second provider keeps what the first replaced, and has its own configuration', () => {
    render(
      <ui.QueryBuilderDateTime controlElements={{ valueEditor: Own }}>
        <ui.QueryBuilderDateTime toggleLabels={{ label: 'Inner' }}>
          <Builder first={{ field: 'placedOn', operator: '=', value: '2026-03-01' }} />
        </ui.QueryBuilderDateTime>
      </ui.QueryBuilderDateTime>,
    );
    expect(bound(0).querySelector('b')).not.toBeNull();
    expect(switches().map((each) => each.getAttribute('aria-label'))).toEqual(['Inner']);
  });

  test('the provider without a configuration has date editors too', () => {
    const first = { field: 'placedOn', operator: '=', value: '2026-03-01' };
    render(
      <ui.QueryBuilderDateTimeContext controlElements={{ valueEditor: Own }}>
        <Builder first={first} />
      </ui.QueryBuilderDateTimeContext>,
    );
    expect(switches()).toHaveLength(1);
    expect(bound(0).querySelector('b')).not.toBeNull();
  });
});

test('DateTimeValueEditor by itself is a plain date input', () => {
  const valueEditor = ui.DateTimeValueEditor;
  const first = { field: 'placedOn', operator: '=', value: '2026-01-01' };
  render(<Builder first={first} controlElements={{ valueEditor }} />);
  expect(one('date')).toMatchObject({ type: 'date', value: '2026-01-01' });
  expect(screen.queryByRole('switch')).toBeNull();
  choose('date', '2026-01-02');
  expect(rule().value).toBe('2026-01-02');
  choose('fields', 'status');
  expect(inputTypes()).toEqual(['text']);
});

describe('RelativeDateTimeValueEditor by itself', () => {
  const valueEditor = ui.RelativeDateTimeValueEditor;
  const alone = (first: Omit<RuleType, 'id'>) =>
    render(<Builder first={first} controlElements={{ valueEditor }} />);

  test('has both modes', () => {
    alone({ field: 'placedOn', operator: '=', value: '2026-01-01' });
    expect(one('date')).toMatchObject({
      type: 'date',
      value: '2026-01-01',
    });
    fireEvent.click(screen.getByRole('switch'));
    choose('offset', '-7');
    expect(rule().value).toEqual(weekAgo);
  });

  test('edits each bound of a range alone', () => {
    alone({ field: 'placedOn', operator: 'between', value: ['2026-01-01', now] });
    choose('offset', '-7');
    expect(rule().value).toEqual(['2026-01-01', weekAgo]);
  });

  test('takes its configuration from the context', () => {
    const anchors = ui.defaultRelativeDateTimeAnchors.slice(0, 2);
    render(
      <ui.RelativeDateTimeConfigContext.Provider value={{ anchors }}>
        <Builder
          first={{ field: 'placedOn', operator: '=', value: now }}
          controlElements={{ valueEditor }}
        />
      </ui.RelativeDateTimeConfigContext.Provider>,
    );
    expect(one('anchor').children).toHaveLength(2);
  });
});

test('RelativeDateTimeValueEditor edits any field as a day', () => {
  const valueEditor = ui.RelativeDateTimeValueEditor;
  render(
    <Builder
      first={{ field: 'status', operator: '=', value: '' }}
      controlElements={{ valueEditor }}
    />,
  );
  expect(inputTypes()).toEqual(['date']);
});

describe('configuration', () => {
  test('without a provider, the hook returns the defaults', () => {
    const { result } = renderHook(ui.useRelativeDateTimeConfig);
    const config: ui.ResolvedRelativeDateTimeConfig = result.current;
    expect(config).toMatchObject({
      modeController: ui.toggleModeController,
      anchors: ui.defaultRelativeDateTimeAnchors,
      units: ui.defaultRelativeDateTimeUnits,
      toggleLabels: ui.defaultRelativeDateTimeToggleLabels,
    });
    expect(config.dateTimeAPI.toISOStringDateOnly('2026-03-01T14:30')).toBe('2026-03-01');
    expect(now).toEqual({ mode: 'relative', anchor: 'now', offset: 0, unit: 'day' });
  });

  test('given labels replace the defaults, and the rest stay', () => {
    const toggleLabels: ui.RelativeDateTimeToggleLabels = {
      label: 'Relatives Datum',
      relativeTitle: 'Festes Datum',
      absoluteContent: <i>fix</i>,
      relativeContent: 'rel',
    };
    show({ field: 'placedOn', operator: '=', value: '' }, { toggleLabels });
    const toggle = screen.getByRole('switch', { name: 'Relatives Datum' });
    expect([toggle.title, toggle.innerHTML]).toEqual(['Use a relative date', '<i>fix</i>']);
    fireEvent.click(toggle);
    expect([toggle.title, toggle.innerHTML]).toEqual(['Festes Datum', 'rel']);
  });

  test('the stylesheet that the package exports has an icon for each mode', () => {
    const styles = [
      manifest.exports['./dist/datetime.css'],
      manifest.exports['./dist/datetime-layout.css'],
    ].map((entry) => readFileSync(join(import.meta.dirname, '..', entry), 'utf8'));
    expect(styles[0]).toContain('@import "./datetime-layout.css"');
    for (const state of ['true', 'false']) {
      expect(styles[1]).toContain(
        `.${ui.relativeDateTimeToggleClassName}[aria-checked="${state}"]:empty::before`,
      );
    }
  });

  test('by default the switch is empty, so that the stylesheet can show an icon', () => {
    show({ field: 'placedOn', operator: 'between', value: ['2026-01-01', now] });
    expect(switches().map(({ innerHTML }) => innerHTML)).toEqual(['', '']);
  });

  test('anchors and units', () => {
    show(
      { field: 'placedOn', operator: '=', value: now },
      {
        anchors: ui.defaultRelativeDateTimeAnchors.slice(0, 2),
        units: ui.defaultRelativeDateTimeUnits.slice(2, 5),
      },
    );
    expect(one('anchor').children).toHaveLength(2);
    choose('offset', '-7');
    expect(one('unit').children).toHaveLength(3);
  });

  test('dateTimeAPI reads stored dates and computes fixed ones', () => {
    const dateTimeAPI = {
      ...rqbDateTimeLibraryAPI,
      isValid: (date: Date | string) => date === 'noon' || date instanceof Date,
      toISOStringDateOnly: (date: Date | string) => (date === 'noon' ? '2026-06-21' : '2026-12-24'),
    };
    show({ field: 'placedOn', operator: '=', value: 'noon' }, { dateTimeAPI });
    expect(one('date').value).toBe('2026-06-21');
    cleanup();
    show({ field: 'placedOn', operator: '=', value: now }, { dateTimeAPI });
    fireEvent.click(screen.getByRole('switch'));
    expect(rule().value).toBe('2026-12-24');
  });

  test.each([
    ['names', ui.createOperatorModeController(['since', 'between'])],
    ['a function', ui.createOperatorModeController((name) => /since|between/.test(name))],
  ])('the operator can decide: %s', (_name, modeController) => {
    show({ field: 'placedOn', operator: 'since', value: '' }, { modeController });
    expect(screen.queryByRole('switch')).toBeNull();
    expect(rule().value).toEqual(now);
    choose('anchor', 'endOfDay');
    expect(rule().value).toEqual({ ...now, anchor: 'endOfDay' });
    cleanup();
    show({ field: 'placedOn', operator: 'between', value: '' }, { modeController });
    expect(rule().value).toEqual([now, now]);
    choose('offset', '-7', 0);
    expect(rule().value).toEqual([weekAgo, now]);
    cleanup();
    show({ field: 'placedOn', operator: '=', value: '' }, { modeController });
    expect(inputTypes()).toEqual(['date']);
    expect(rule().value).toBe('');
  });

  test('if the operator decides, nothing that is stored is replaced before someone edits it', () => {
    const modeController = ui.createOperatorModeController(['since', 'between']);
    for (const [operator, value] of [
      ['since', '2026-03-01'],
      ['between', '2026-03-01,2026-03-31'],
      ['notBetween', ['2026-03-01', weekAgo]],
      ['=', weekAgo],
    ] as const) {
      show({ field: 'placedOn', operator, value }, { modeController });
      expect(rule().value).toEqual(value);
      cleanup();
    }
    show({ field: 'placedOn', operator: 'since', value: '', disabled: true }, { modeController });
    expect(rule().value).toBe('');
    cleanup();
    show({ field: 'placedOn', operator: 'notBetween', value: ['', weekAgo] }, { modeController });
    choose('date', '2026-03-01');
    expect(rule().value).toEqual(['2026-03-01', weekAgo]);
  });

  test('if the operator decides, the date picker for ranges stays in one piece', () => {
    const modeController = ui.createOperatorModeController(['since']);
    show(
      { field: 'placedOn', operator: 'between', value: '2026-03-01,2026-03-31' },
      { modeController },
    );
    expect(screen.queryAllByRole('group')).toHaveLength(0);
    expect(inputTypes()).toEqual(['date', 'date']);
  });

  test('a controller of your own decides by the props of the value editor', () => {
    const modeController: ui.RelativeDateTimeModeController = {
      isRelative: (props) =>
        props.fieldData.name === 'placedOn' && ui.toggleModeController.isRelative(props),
      ModeControl: TwoButtons,
    };
    show({ field: 'placedOn', operator: '=', value: '2026-03-01' }, { modeController });
    expect(screen.getByText('Toggle relative date/time').closest('fieldset')?.name).toBeTruthy();
    fireEvent.click(screen.getByText('relative'));
    expect(rule().value).toEqual(now);
    choose('offset', '-7');
    fireEvent.click(screen.getByText('relative'));
    expect(rule().value).toEqual(weekAgo);
    fireEvent.click(screen.getByText('fixed'));
    fireEvent.click(screen.getByText('fixed'));
    expect(rule().value).toBe('2026-03-01');
    cleanup();
    show({ field: 'shippedAt', operator: '=', value: now }, { modeController });
    expect(inputTypes()).toEqual(['datetime-local']);
  });
});

describe('withRelativeOperators', () => {
  const since = { name: 'since', label: 'since' };
  const names = (field?: Pick<Field, 'operators'>) =>
    JSON.stringify(field?.operators).match(/(?<="name":")[^"]+/g);

  test('adds the operators after those of the field, or after the default ones', () => {
    const given: Field[] = [
      { name: 'a', label: 'A', operators: [{ name: '=', label: 'is' }] },
      { name: 'b', label: 'B' },
    ];
    const [a, b] = ui.withRelativeOperators(given, [since]);
    expect(a).toEqual({ ...given[0], operators: [{ name: '=', label: 'is' }, since] });
    expect(names(b)).toEqual([...defaultOperators.map(({ name }) => name), 'since']);
    expect(given[1]).toEqual({ name: 'b', label: 'B' });
  });

  test('keeps an existing operator, and adds new ones to the last of several groups', () => {
    const own = { name: 'since', label: 'from … on' };
    const [plain, strings, grouped] = ui.withRelativeOperators(
      [
        { operators: [own] },
        { operators: ['=', 'since'] },
        {
          operators: [
            { label: 'Days', options: [own] },
            { label: 'Other', options: [{ name: '=', label: 'is' }] },
          ],
        },
      ],
      [since, { name: 'until', label: 'until' }],
    );
    expect(plain?.operators).toEqual([own, { name: 'until', label: 'until' }]);
    expect(strings?.operators).toEqual(['=', 'since', { name: 'until', label: 'until' }]);
    expect(names(grouped)).toEqual(['since', '=', 'until']);
  });

  test('makes the builder offer the operators', () => {
    show(
      { field: 'placedOn', operator: 'since', value: now },
      { modeController: ui.createOperatorModeController(['since']) },
      { fields: ui.withRelativeOperators(fields, [since]) },
    );
    expect(screen.getByTestId<HTMLSelectElement>('operators').value).toBe('since');
  });
});
