import { formatQuery } from 'react-querybuilder';
import { Card, Cards, Code } from './Card';
import { inOneLine } from './nodes';
import { Row } from './Rows';

const sources = [
  {
    name: 'value',
    value: '100',
    text: 'Somebody enters the value, and the query contains it.',
  },
  {
    name: 'field',
    value: 'paid',
    text: 'Somebody chooses another field. Each record is compared with its own value of that field.',
  },
  {
    name: 'parameter',
    value: 'limit',
    text: 'Somebody chooses a name. Your code supplies the value when the query runs.',
  },
] as const;

/** Where the right side of a rule comes from, for each value source. */
export const ValueSources = () => (
  <Cards caption="The three value sources: the rule, the query, and the SQL that it becomes.">
    {sources.map(({ name, value, text }) => {
      const rule = { field: 'total', operator: '>', valueSource: name, value };
      return (
        <Card key={name} title={<code>{name}</code>} text={text}>
          <Row words={['Total', '>', name, value]} />
          <Code>{inOneLine(rule)}</Code>
          <Code>{formatQuery({ combinator: 'and', rules: [rule] }, 'sql')}</Code>
        </Card>
      );
    })}
  </Cards>
);
