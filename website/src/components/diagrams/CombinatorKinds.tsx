import { formatQuery, type RuleGroupTypeAny } from 'react-querybuilder';
import { Card, Cards, Code } from './Card';
import { kinds } from './combinators';
import { childrenOf } from './nodes';
import { Rows } from './Rows';

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
