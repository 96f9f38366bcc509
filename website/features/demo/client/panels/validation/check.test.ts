import type { RuleGroupType, RuleGroupTypeIC } from 'react-querybuilder';
import * as library from 'react-querybuilder';
import { transform } from 'sucrase';
import { describe, expect, it } from 'vitest';
import { dataSets } from '../../data/dataSets.ts';
import { checkNodes, validationMap, validatorCode } from './check.ts';

const people = dataSets[0];

const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'name', field: 'firstName', operator: '=', value: '' },
    { id: 'age', field: 'age', operator: 'between', value: '10,900' },
    { id: 'fine', field: 'age', operator: '>', value: '10' },
    { id: 'about', field: 'about', operator: '=', value: '' },
    { id: 'empty', combinator: 'or', rules: [] },
    { field: 'firstName', operator: '=', value: '' },
  ],
};

const independent: RuleGroupTypeIC = {
  id: 'root',
  rules: [
    { id: 'name', field: 'firstName', operator: '=', value: '' },
    'and',
    { id: 'g', rules: [] },
  ],
};

describe('validationMap', () => {
  it.each([query, independent, people.initialQuery])('matches what the code returns', (checked) => {
    const { code } = transform(validatorCode, { transforms: ['imports', 'typescript'] });
    const exports: { validator?: library.QueryValidator } = {};
    const modules = { 'react-querybuilder': library, './fields': { fields: people.fields } };
    new Function('require', 'exports', code)(
      (name: keyof typeof modules) => modules[name],
      exports,
    );
    expect(exports.validator?.(checked)).toEqual(validationMap(checked, people.fields));
  });
});

describe('checkNodes', () => {
  it('says what is wrong, and where', () => {
    const nodes = checkNodes(query, validationMap(query, people.fields));
    expect(nodes).toEqual([
      { path: [], text: 'and', verdict: 'valid', reasons: [] },
      { path: [0], text: 'firstName =', verdict: 'invalid', reasons: ['Enter a value.'] },
      {
        path: [1],
        text: 'age between 10, 900',
        verdict: 'invalid',
        reasons: ['Enter a number from 0 to 130.'],
      },
      { path: [2], text: 'age > 10', verdict: 'valid', reasons: [] },
      { path: [3], text: 'about =', verdict: 'unchecked', reasons: [] },
      { path: [4], text: 'or', verdict: 'invalid', reasons: ['empty'] },
      // Results go by id, so nothing reaches a rule without one.
      { path: [5], text: 'firstName =', verdict: 'unchecked', reasons: [] },
    ]);
  });
});
