import { formatQuery, type RuleGroupTypeAny } from 'react-querybuilder';
import { Card, Cards, Code } from './Card';
import { childrenOf } from './nodes';
import { Rows } from './Rows';

const paid = { field: 'status', operator: '=', value: 'paid' };
const big = { field: 'total', operator: '>', value: '100' };
const express = { field: 'express', operator: '=', value: true };
const standard = { combinator: 'and', rules: [paid, big, express] };

interface Kind {
  readonly title: string;
  readonly text: string;
  readonly query: RuleGroupTypeAny;
  readonly isBetween?: true;
}

const kinds: readonly Kind[] = [
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
    query: { rules: [paid, 'and', big, 'or', express] },
  },
];

/** The three ways to show combinators, with the query that each one edits. */
export const CombinatorKinds = () => (
  <Cards caption="Three ways to show combinators, each with the shape of its query and the SQL that it becomes.">
    {kinds.map(({ title, text, query, isBetween }) => (
      <Card key={title} title={title} text={text}>
        <Rows query={query} isBetween={isBetween} />
        <Code>{shapeOf(query)}</Code>
        <Code>{formatQuery(query, 'sql')}</Code>
      </Card>
    ))}
  </Cards>
);

/** The query as code, with only the names of fields. */
const shapeOf = (query: RuleGroupTypeAny): string =>
  [
    'combinator' in query ? `{ combinator: '${query.combinator}', rules: [` : '{ rules: [',
    ...childrenOf(query, []).map(({ node }) =>
      typeof node === 'object' && 'field' in node
        ? `  { field: '${node.field}', … },`
        : `  '${node}',`,
    ),
    '] }',
  ].join('\n');
