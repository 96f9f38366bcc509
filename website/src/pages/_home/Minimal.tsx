import { useState } from 'react';
import { type Field, formatQuery, QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'customer', label: 'Customer' },
  { name: 'total', label: 'Total', inputType: 'number' },
];

export function Minimal() {
  const [query, setQuery] = useState<RuleGroupType>({ combinator: 'and', rules: [] });
  return (
    <>
      <QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />
      <pre>{formatQuery(query, 'sql')}</pre>
    </>
  );
}
