import { majorOf } from '../releases';

/** The imports of the library that all templates begin with; v3 has `QueryBuilder` as its default export. */
export function libraryImports(release: string, names: readonly string[] = []): string {
  const library = 'react-querybuilder';
  if (majorOf(release) > 3) {
    return `import { ${['QueryBuilder', ...names].join(', ')} } from '${library}';\nimport '${library}/dist/query-builder.css';`;
  }
  const named = names.length > 0 ? `, { ${names.join(', ')} }` : '';
  return `import QueryBuilder${named} from '${library}';\nimport '${library}/dist/query-builder.css';`;
}

/** Fields of a shop's orders, and a query over them. */
export const orders = `const fields = [
  { name: 'status', label: 'Status' },
  { name: 'customer', label: 'Customer' },
  { name: 'total', label: 'Total', inputType: 'number' },
  { name: 'placedOn', label: 'Placed on', inputType: 'date' },
];`;

export const typedOrders = orders.replace('const fields =', 'const fields: Field[] =');

export const initialQuery = `const initialQuery = {
  combinator: 'and',
  rules: [
    { field: 'status', operator: '=', value: 'paid' },
    { field: 'total', operator: '>', value: '100' },
  ],
};`;

/** In v3 and v4 a rule group needs an id. */
export const typedInitialQuery = (release: string): string =>
  initialQuery
    .replace('const initialQuery =', 'const initialQuery: RuleGroupType =')
    .replace(
      '{\n  combinator',
      majorOf(release) < 4 ? "{\n  id: 'root',\n  combinator" : '{\n  combinator',
    )
    .replace(
      "{ field: 'status'",
      majorOf(release) < 4 ? "{ id: '1', field: 'status'" : "{ field: 'status'",
    )
    .replace(
      "{ field: 'total'",
      majorOf(release) < 4 ? "{ id: '2', field: 'total'" : "{ field: 'total'",
    );
