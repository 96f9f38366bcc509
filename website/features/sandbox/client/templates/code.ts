import { majorOf } from '../../../../../releases/releases';

/** The import that all templates start with. In v3, `QueryBuilder` is the default export. */
export function libraryImports(release: string, names: readonly string[]): string {
  const list = names.join(', ');
  const clause = majorOf(release) > 3 ? `{ QueryBuilder, ${list} }` : `QueryBuilder, { ${list} }`;
  return `import ${clause} from 'react-querybuilder';\nimport 'react-querybuilder/dist/query-builder.css';`;
}

export const orders = `const fields: Field[] = [
  { name: 'status', label: 'Status' },
  { name: 'customer', label: 'Customer' },
  { name: 'total', label: 'Total', inputType: 'number' },
  { name: 'placedOn', label: 'Placed on', inputType: 'date' },
];`;

/** In v3, rules and groups need ids. */
export function initialQuery(release: string): string {
  const id = (value: string) => (majorOf(release) < 4 ? `id: '${value}', ` : '');
  return `const initialQuery: RuleGroupType = {
  ${id('root')}combinator: 'and',
  rules: [
    { ${id('r1')}field: 'status', operator: '=', value: 'paid' },
    { ${id('r2')}field: 'total', operator: '>', value: '100' },
  ],
};`;
}
