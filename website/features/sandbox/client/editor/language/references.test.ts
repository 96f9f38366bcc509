import { expect, it } from 'vitest';
import { placeOf } from './references';

const references = {
  formatQuery: 'utils/export#formatQuery',
  'FormatQueryOptions.fields': 'utils/export#fields',
  'QueryBuilderProps.fields': 'components/querybuilder#fields',
  'Field.validator': 'tips/managing-fields#validator',
};

it.each([
  ['an export', { name: 'formatQuery', owner: '' }, 'utils/export#formatQuery'],
  ['a member', { name: 'fields', owner: 'FormatQueryOptions' }, 'utils/export#fields'],
  [
    'a prop, in a type of another name',
    { name: 'fields', owner: 'QueryBuilderPropsBase' },
    'components/querybuilder#fields',
  ],
  [
    'a prop, in a type without a name',
    { name: 'fields', owner: '__type' },
    'components/querybuilder#fields',
  ],
  [
    'a member of one type only',
    { name: 'validator', owner: 'BaseFullField' },
    'tips/managing-fields#validator',
  ],
  ['a name that every object inherits', { name: 'constructor', owner: '' }, undefined],
  ['an export that no page explains', { name: 'fields', owner: '' }, undefined],
  ['a member that no page explains', { name: 'label', owner: 'Field' }, undefined],
])('finds the place of %s', (_, subject, place) => {
  expect(placeOf(references, subject)).toBe(place);
});
