import {
  defaultOperatorProcessorSQL,
  defaultRuleGroupProcessorSQL,
  defaultRuleProcessorSQL,
  defaultValueProcessorByRule,
  type FormatQueryOptions,
  formatQuery,
  type ValueProcessorByRule,
} from 'react-querybuilder';
import { expect, it } from 'vitest';
import { querySteps, ruleSteps } from './export-steps.ts';

const namesOf = (steps: readonly { readonly name: string }[]) => steps.map(({ name }) => name);

const query = {
  combinator: 'and',
  rules: [
    { field: 'total', operator: '>', value: '100' },
    { combinator: 'or', rules: [{ field: 'total', operator: '<', value: '10' }] },
  ],
};

/** The functions that an export calls, in order. */
function calls(answers: { readonly query: boolean; readonly rule: boolean }): readonly string[] {
  const called: string[] = [];
  const logged = <Fn extends (...args: never[]) => unknown>(name: string, fn: Fn) =>
    ((...args) => {
      called.push(name);
      return fn(...args);
    }) as Fn;
  const options: FormatQueryOptions = {
    format: 'sql',
    fields: [
      { name: 'total', label: 'Total', validator: logged('field validator', () => answers.rule) },
    ],
    validator: logged('validator', () => answers.query),
    ruleGroupProcessor: logged('ruleGroupProcessor', defaultRuleGroupProcessorSQL),
    ruleProcessor: logged('ruleProcessor', defaultRuleProcessorSQL),
    valueProcessor: logged<ValueProcessorByRule>('valueProcessor', (rule, options) =>
      defaultValueProcessorByRule(rule, options),
    ),
    operatorProcessor: logged('operatorProcessor', defaultOperatorProcessorSQL),
  };
  formatQuery(query, options);
  return called;
}

it('lists the functions of an export in the order of their calls', () => {
  const rule = namesOf(ruleSteps);
  expect(calls({ query: true, rule: true })).toEqual([...namesOf(querySteps), ...rule, ...rule]);
});

it('stops at a validator that returns false', () => {
  expect(calls({ query: false, rule: true })).toEqual(['validator']);
  expect(calls({ query: true, rule: false })).toEqual([
    ...namesOf(querySteps),
    'field validator',
    'field validator',
  ]);
});
