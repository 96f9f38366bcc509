import { pack } from '../../src/demo/address/pack.ts';
import { longRule } from '../../tests/fixture/long-query.ts';

export const ruleCount = 1000;
const groupSize = 20;

const query = {
  id: 'root',
  combinator: 'and',
  rules: Array.from({ length: ruleCount / groupSize }, (_, group) => ({
    id: `g${group}`,
    combinator: 'or',
    rules: Array.from({ length: groupSize }, (_, index) => longRule(group * groupSize + index)),
  })),
};

/** The fragment of an address of the demo that holds a query of 1,000 rules in groups of 20. */
export const longQuery = async () => `q=1.${await pack({ query })}`;

export const editedRule = `[data-rule-id="r${ruleCount / 2}"]`;
