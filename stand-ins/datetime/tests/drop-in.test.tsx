// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import jsonLogic from 'json-logic-js';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
  type ValueEditorProps,
} from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder/formatQuery';
import { afterEach, describe, expect, it } from 'vitest';
import type {
  IsDateField,
  IsDateFieldFunction,
  RelativeDateTimeAnchor,
  RelativeDateTimeTruncationUnit,
  RelativeDateTimeUnit,
  RelativeDateTimeValue,
  RQBDateTimeJsonLogic,
  RQBDateTimeLibraryAPI,
  RQBJsonLogicDateAfter,
  RQBJsonLogicDateBefore,
  RQBJsonLogicDateBetween,
  RQBJsonLogicDateIn,
  RQBJsonLogicDateNotBetween,
  RQBJsonLogicDateNotIn,
  RQBJsonLogicDateNotOn,
  RQBJsonLogicDateOn,
  RQBJsonLogicDateOnOrAfter,
  RQBJsonLogicDateOnOrBefore,
  RQBJsonLogicDateRelative,
  RQBJsonLogicDateTimeOperations,
} from '../src/index.ts';
import * as root from '../src/index.ts';
import * as jsdate from '../src/jsdate.ts';
import {
  defaultRelativeDateTimeAnchors,
  defaultRelativeDateTimeUnits,
  QueryBuilderDateTime,
  type QueryBuilderDateTimeProps,
  RelativeDateTimeConfigContext,
  type RelativeDateTimeEditorConfig,
  type RelativeDateTimeModeController,
  type RelativeDateTimeModeControlProps,
  RelativeDateTimeModeToggle,
  type RelativeDateTimeToggleLabels,
  type RelativeOperatorMap,
  type ResolvedRelativeDateTimeConfig,
  relativeDateTimeToggleClassName,
  toggleModeController,
  useRelativeDateTimeConfig,
} from '../src/ui.ts';

// Every type that an app can use of the published package; the types are checked with the rest. What the
// components do is in `src/ui.test.tsx`.

afterEach(cleanup);

const fields: Field[] = [
  { name: 'day', label: 'Day', inputType: 'date', datatype: 'date' },
  { name: 'note', label: 'Note' },
];
const query = (value: unknown, operator = '>='): RuleGroupType => ({
  combinator: 'and',
  rules: [{ field: 'day', operator, value }],
});
const relative: RelativeDateTimeValue = {
  mode: 'relative',
  anchor: 'startOfMonth' satisfies RelativeDateTimeAnchor,
  offset: -1,
  unit: 'month' satisfies RelativeDateTimeUnit,
};

/** A date library of an app's own. */
const ownLibrary: RQBDateTimeLibraryAPI = {
  ...jsdate.rqbDateTimeLibraryAPI,
  startOf: (date, unit: RelativeDateTimeTruncationUnit) =>
    jsdate.rqbDateTimeLibraryAPI.startOf(date, unit),
};

it('exports with every option of the context', () => {
  const context = {
    isDateField: [{ datatype: /^date/ }] satisfies IsDateField,
    relativeDateTimeBase: new Date('2026-03-15T12:00:00Z'),
    materializeRelativeDateTime: true,
    relativeOperatorMap: { since: '>=' } satisfies RelativeOperatorMap,
    locales: 'en',
    dateFormat: { dateStyle: 'short' },
    dateTimeFormat: { dateStyle: 'short' },
  };
  const ruleProcessor = jsdate.datetimeRuleProcessorSQL;
  const sql = formatQuery(query(relative, 'since'), { format: 'sql', fields, context, ruleProcessor });
  expect(sql).toBe(`(day >= '2026-02-01')`);
});

it('evaluates JsonLogic', () => {
  const operations: RQBJsonLogicDateTimeOperations = jsdate.jsonLogicDateTimeOperations;
  for (const [name, operation] of Object.entries(operations)) {
    jsonLogic.add_operation(name, operation);
  }
  const logics: readonly RQBDateTimeJsonLogic[] = [
    { dateAfter: [{ var: 'day' }, '2026-02-28'] } satisfies RQBJsonLogicDateAfter,
    { dateBefore: [{ var: 'day' }, '2026-03-02'] } satisfies RQBJsonLogicDateBefore,
    {
      dateBetween: ['2026-02-28', { var: 'day' }, '2026-03-02'],
    } satisfies RQBJsonLogicDateBetween,
    { dateIn: [{ var: 'day' }, ['2026-03-01']] } satisfies RQBJsonLogicDateIn,
    {
      dateNotBetween: ['2026-03-02', { var: 'day' }, '2026-03-03'],
    } satisfies RQBJsonLogicDateNotBetween,
    { dateNotIn: [{ var: 'day' }, ['2026-03-02']] } satisfies RQBJsonLogicDateNotIn,
    { dateNotOn: [{ var: 'day' }, '2026-03-02'] } satisfies RQBJsonLogicDateNotOn,
    { dateOn: [{ var: 'day' }, '2026-03-01'] } satisfies RQBJsonLogicDateOn,
    { dateOnOrAfter: [{ var: 'day' }, '2026-03-01'] } satisfies RQBJsonLogicDateOnOrAfter,
    { dateOnOrBefore: [{ var: 'day' }, '2026-03-01'] } satisfies RQBJsonLogicDateOnOrBefore,
    {
      dateBefore: [
        { var: 'day' },
        { dateRelative: ['now', 100, 'year', true] } satisfies RQBJsonLogicDateRelative,
      ],
    },
  ];
  for (const logic of logics) {
    const found = jsonLogic.apply(logic as never, { day: '2026-03-01' });
    expect([logic, found]).toEqual([logic, true]);
  }
});

it('makes processors with the app’s own date library', () => {
  const isDateField: IsDateFieldFunction = ({ field }) => field === 'day';
  const ruleProcessor = root.getDatetimeRuleProcessorSQL(ownLibrary);
  const options = { format: 'sql', preset: 'postgresql', context: { isDateField } } as const;
  expect(formatQuery(query('2026-03-01'), { ...options, ruleProcessor })).toBe(
    `("day" >= date'2026-03-01')`,
  );
  const valueProcessor = root.getDatetimeValueProcessorPostgreSQL(ownLibrary);
  expect(formatQuery(query('2026-03-01'), { ...options, valueProcessor })).toBe(
    `("day" >= date'2026-03-01')`,
  );
  expect(Object.keys(root.getDatetimeJsonLogicOperations(ownLibrary))).toContain('dateOn');
  expect(Object.keys(root.defaultDateTimeNLOperatorMap)).toContain('in');
  expect(root.datetimeValueProcessorNL).toBeTypeOf('function');
});

const toggleLabels: RelativeDateTimeToggleLabels = {
  label: 'Moves',
  absoluteTitle: 'Fixed',
  relativeTitle: 'Moves with today',
  absoluteContent: 'F',
  relativeContent: 'R',
};

const ModeControl = ({
  isRelative,
  setMode,
  schema,
  disabled,
  className,
  title,
  testID,
  labels,
}: RelativeDateTimeModeControlProps) => (
  <button
    type="button"
    className={className}
    disabled={disabled}
    title={title ?? labels.label}
    data-testid={testID}
    data-fields={schema.fields.length}
    onClick={() => setMode(isRelative ? 'absolute' : 'relative')}
  >
    {isRelative ? labels.relativeContent : labels.absoluteContent}
  </button>
);

const ownController: RelativeDateTimeModeController = { ...toggleModeController, ModeControl };

const config: RelativeDateTimeEditorConfig = {
  modeController: ownController,
  anchors: defaultRelativeDateTimeAnchors,
  units: defaultRelativeDateTimeUnits,
  toggleLabels,
  dateTimeAPI: ownLibrary,
};

const builder = (value: unknown, props: object = {}) => (
  <QueryBuilder fields={fields} defaultQuery={query(value)} {...props} />
);

const wrapped = (props: QueryBuilderDateTimeProps, value: unknown) => (
  <QueryBuilderDateTime {...props}>{builder(value)}</QueryBuilderDateTime>
);

const OwnEditor = ({ title }: ValueEditorProps) => {
  const resolved: ResolvedRelativeDateTimeConfig = useRelativeDateTimeConfig();
  return <output title={title}>{resolved.toggleLabels.label}</output>;
};

describe('ui', () => {
  it('accepts the whole configuration', () => {
    render(wrapped(config, relative));
    const control = screen.getByTitle('Moves');
    expect(control.textContent).toBe('R');
    expect(relativeDateTimeToggleClassName).toBe('rule-value-dateTimeRelative-toggle');
  });

  it('passes the configuration to the app’s own editor', () => {
    render(
      <RelativeDateTimeConfigContext.Provider value={{ toggleLabels }}>
        {builder('2026-03-01', { controlElements: { valueEditor: OwnEditor } })}
      </RelativeDateTimeConfigContext.Provider>,
    );
    expect(screen.getByRole('status').textContent).toBe('Moves');
    expect(RelativeDateTimeModeToggle).toBeTypeOf('function');
  });
});
