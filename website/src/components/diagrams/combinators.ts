import type { RuleGroupTypeAny, RuleGroupTypeIC } from 'react-querybuilder';

const paid = { field: 'status', operator: '=', value: 'paid' };
const big = { field: 'total', operator: '>', value: '100' };
const express = { field: 'express', operator: '=', value: true };
const standard = { combinator: 'and', rules: [paid, big, express] };
const independent: RuleGroupTypeIC = { rules: [paid, 'and', big, 'or', express] };

interface Kind {
  readonly title: string;
  readonly text: string;
  readonly query: RuleGroupTypeAny;
  readonly isBetween?: true;
}

export const kinds: readonly Kind[] = [
  {
    title: 'Standard',
    text: 'The group has one combinator, which appears in its header.',
    query: standard,
  },
  {
    title: 'Between rules',
    text: 'The same query. Its one combinator appears in every gap, so all gaps change together.',
    query: standard,
    isBetween: true,
  },
  {
    title: 'Independent',
    text: 'Each gap has its own combinator, which is a string in the list of rules.',
    query: independent,
  },
];

/** Queries that mix “and” and “or”. */
export const mixed: readonly RuleGroupTypeIC[] = [
  independent,
  { rules: [express, 'or', paid, 'and', big] },
];
