import type { RuleGroupType } from 'react-querybuilder';
import type { FieldSpec } from '../../shared/fields.ts';
import { checkbox, comparable, defineDataSet, named, toggle } from '../define.ts';

const instruments = [
  {
    label: 'Strings',
    options: [
      ...named('guitar'),
      { name: 'bass', label: 'Bass guitar' },
      ...named('cello', 'violin'),
    ],
  },
  { label: 'Keys', options: named('piano', 'organ') },
  { label: 'Wind', options: named('clarinet', 'flute', 'trumpet') },
  { label: 'Percussion', options: named('drums') },
];

const score = comparable('scores');

const fields: readonly FieldSpec[] = [
  {
    name: 'firstName',
    label: 'First name',
    placeholder: 'Enter a first name',
    check: { kind: 'filled' },
  },
  {
    name: 'lastName',
    label: 'Last name',
    placeholder: 'Enter a last name',
    defaultOperator: 'beginsWith',
    check: { kind: 'filled' },
  },
  {
    name: 'age',
    label: 'Age',
    inputType: 'number',
    defaultValue: 30,
    check: { kind: 'range', min: 0, max: 130 },
  },
  { name: 'isMusician', label: 'Is a musician', ...checkbox },
  { name: 'isOnTour', label: 'Is on tour', ...toggle },
  {
    name: 'instrument',
    label: 'Main instrument',
    valueEditorType: 'select',
    values: instruments,
    operators: ['=', '!=', 'null', 'notNull'],
    defaultValue: 'guitar',
  },
  {
    name: 'alsoPlays',
    label: 'Also plays',
    valueEditorType: 'multiselect',
    values: instruments,
    operators: ['in', 'notIn'],
  },
  {
    name: 'gender',
    label: 'Gender',
    valueEditorType: 'radio',
    operators: ['='],
    values: named('female', 'male', 'other'),
  },
  {
    name: 'height',
    label: 'Height in cm',
    inputType: 'number',
    check: { kind: 'range', min: 40, max: 280 },
  },
  { name: 'job', label: 'Job', check: { kind: 'filled' } },
  { name: 'about', label: 'About', valueEditorType: 'textarea' },
  { name: 'birthdate', label: 'Born on', inputType: 'date', datatype: 'date' },
  { name: 'nextShow', label: 'Next show', inputType: 'datetime-local', datatype: 'timestamp' },
  { name: 'wakesAt', label: 'Wakes at', inputType: 'time', datatype: 'time' },
  {
    name: 'memberNumber',
    label: 'Member number',
    inputType: 'bigint',
    defaultValue: '4503599627370001',
  },
  { name: 'practice', label: 'Score in practice', ...score },
  { name: 'stage', label: 'Score on stage', ...score },
  {
    name: 'tourStops',
    label: 'Tour stops',
    matchModes: true,
    subproperties: [
      { name: 'city', label: 'City' },
      { name: 'venue', label: 'Venue' },
      { name: 'date', label: 'Date', inputType: 'date', datatype: 'date' },
    ],
  },
];

const initialQuery: RuleGroupType = {
  id: 'people',
  combinator: 'and',
  rules: [
    { id: 'born', field: 'birthdate', operator: 'between', value: '1960-01-01,1999-12-31' },
    { id: 'age', field: 'age', operator: '>', value: '28' },
    {
      id: 'music',
      combinator: 'or',
      rules: [
        { id: 'plays', field: 'alsoPlays', operator: 'in', value: 'piano,organ' },
        { id: 'main', field: 'instrument', operator: '=', value: 'guitar' },
        { id: 'tour', field: 'isOnTour', operator: '=', value: true },
      ],
    },
    { id: 'scores', field: 'stage', operator: '>', value: 'practice', valueSource: 'field' },
  ],
};

/** Musicians and others: every value editor, value sources and a list with match modes. */
export const people = defineDataSet({
  id: 'people',
  label: 'People',
  noun: 'person',
  specs: fields,
  initialQuery,
  loadRows: async () => (await import('./rows.ts')).rows,
});
