import type { RuleGroupType } from 'react-querybuilder';
import type { FieldSpec } from '../../shared/fields.ts';
import { defineDataSet } from '../define.ts';

const milliseconds = {
  inputType: 'number',
  valueSources: ['value', 'field'],
  comparator: 'group',
  group: 'time',
} as const;

const fields: readonly FieldSpec[] = [
  {
    name: 'level',
    label: 'Level',
    valueEditorType: 'select',
    operators: ['=', '!='],
    values: [
      {
        label: 'Needs attention',
        options: [
          { name: 'error', label: 'Error' },
          { name: 'warning', label: 'Warning' },
        ],
      },
      {
        label: 'Informational',
        options: [
          { name: 'info', label: 'Info' },
          { name: 'debug', label: 'Debug' },
        ],
      },
    ],
    defaultValue: 'error',
  },
  {
    name: 'service',
    label: 'Service',
    valueEditorType: 'multiselect',
    operators: ['in', 'notIn'],
    values: [
      { name: 'gateway', label: 'Gateway' },
      { name: 'billing', label: 'Billing' },
      { name: 'search', label: 'Search' },
      { name: 'mail', label: 'Mail' },
    ],
  },
  { name: 'message', label: 'Message', defaultOperator: 'contains', check: { kind: 'filled' } },
  { name: 'stack', label: 'Stack', valueEditorType: 'textarea' },
  {
    name: 'status',
    label: 'HTTP status',
    inputType: 'number',
    check: { kind: 'range', min: 100, max: 599 },
  },
  { name: 'duration', label: 'Duration in ms', ...milliseconds },
  { name: 'timeLimit', label: 'Limit in ms', ...milliseconds },
  { name: 'traceNumber', label: 'Trace number', inputType: 'bigint' },
  {
    name: 'isRetry',
    label: 'Is retry',
    valueEditorType: 'checkbox',
    operators: ['='],
    defaultValue: false,
  },
  {
    name: 'isSampled',
    label: 'Is sampled',
    valueEditorType: 'switch',
    operators: ['='],
    defaultValue: false,
  },
  {
    name: 'method',
    label: 'Method',
    valueEditorType: 'radio',
    operators: ['=', '!='],
    values: ['GET', 'POST', 'DELETE'].map((name) => ({ name, label: name })),
  },
  { name: 'day', label: 'Day', inputType: 'date', datatype: 'date' },
  { name: 'at', label: 'At', inputType: 'datetime-local', datatype: 'timestamp' },
  { name: 'clock', label: 'Time of day', inputType: 'time', datatype: 'time' },
  { name: 'tags', label: 'Tags', matchModes: true },
];

const initialQuery: RuleGroupType = {
  id: 'events',
  combinator: 'or',
  rules: [
    {
      id: 'slow',
      combinator: 'and',
      rules: [
        { id: 'service', field: 'service', operator: 'in', value: 'gateway,billing' },
        {
          id: 'duration',
          field: 'duration',
          operator: '>',
          value: 'timeLimit',
          valueSource: 'field',
        },
      ],
    },
    {
      id: 'failed',
      combinator: 'and',
      not: false,
      rules: [
        { id: 'status', field: 'status', operator: '>=', value: '500' },
        { id: 'message', field: 'message', operator: 'doesNotContain', value: 'retried' },
      ],
    },
  ],
};

/** Log events: levels in groups, durations to compare, tags without properties. */
export const events = defineDataSet({
  id: 'events',
  label: 'Log events',
  noun: 'event',
  specs: fields,
  initialQuery,
  loadRows: async () => (await import('./rows.ts')).rows,
});
