import { convertFromIC, formatQuery, type RuleGroupTypeIC } from 'react-querybuilder';
import { Card, Cards, Code } from './Card';
import { mixed } from './combinators';
import { Rows } from './Rows';

/** What people see in a list with independent combinators, and how it is evaluated. */
export const Precedence = () => (
  <Cards caption="“and” binds tighter than “or”, wherever it is in the list.">
    {mixed.map((query) => {
      const nested = convertFromIC(query);
      return (
        <Card
          key={formatQuery(query, 'sql')}
          title={combinatorsOf(query)}
          text="The builder shows a flat list. It means what the groups below it say:"
        >
          <Rows query={query} />
          <Rows query={nested} />
          <Code>{formatQuery(nested, 'sql')}</Code>
        </Card>
      );
    })}
  </Cards>
);

const combinatorsOf = ({ rules }: RuleGroupTypeIC): string =>
  rules.filter((rule) => typeof rule === 'string').join(', then ');
