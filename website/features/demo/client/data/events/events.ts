import type { RuleGroupType } from 'react-querybuilder';
import type { FieldSpec } from '../../shared/fields.ts';
import { checkbox, comparable, defineDataSet, named, toggle } from '../define.ts';

const milliseconds = comparable('time');

const fields: readonly FieldSpec[] = [
  {
    name: 'level',
    label: 'Level',
    valueEditorType: 'select',
    operators: ['=', '!='],
    values: [
      { label: 'Needs attention', options: named('error', 'warning') },
      { label: 'Informational', options: named('info', 'debug') },
    ],
    defaultValue: 'error',
  },
  {
    name: 'service',
    label: 'Service',
    valueEditorType: 'multiselect',
    operators: ['in', 'notIn'],
    values: named('gateway', 'billing', 'search', 'mail'),
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
  { name: 'isRetry', label: 'Is retry', ...checkbox },
  { name: 'isSampled', label: 'Is sampled', ...toggle },
  {
    name: 'method',
    label: 'Method',
    valueEditorType: 'radio',
    operators: ['=', '!='],
    values: named('GET', 'POST', 'DELETE'),
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
