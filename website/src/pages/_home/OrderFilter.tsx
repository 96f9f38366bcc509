import type { Field, RuleGroupType } from 'react-querybuilder';
import { formatQuery, QueryBuilder } from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'customer', label: 'Customer' },
  { name: 'total', label: 'Total', inputType: 'number' },
];

const log = (query: RuleGroupType) => {
  console.log(formatQuery(query, 'sql'));
};

export function OrderFilter() {
  return <QueryBuilder fields={fields} onQueryChange={log} />;
}
