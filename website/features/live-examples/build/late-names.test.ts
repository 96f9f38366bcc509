import { expect, it } from 'vitest';
import { lateNames } from './late-names.ts';

it('finds imports, props, and options that came later', () => {
  const code = `import { formatQuery, QueryBuilder, useQueryBuilderQuery } from 'react-querybuilder';
formatQuery(query, { format: 'sql', preset: 'mysql' });
<QueryBuilder fields={fields} showUngroupButtons />`;
  expect(lateNames(code, '8.24.1').split(' ')).toEqual([
    'showUngroupButtons@8.24',
    expect.stringMatching(/^\w+@/),
    expect.stringMatching(/^\w+@/),
  ]);
});

it('finds nothing in code that every release runs', () => {
  const code = `import { QueryBuilder } from 'react-querybuilder';
const ungroup = 1; // showUngroupButtons
<QueryBuilder fields={fields} />`;
  expect(lateNames(code, '8.24.1')).toBe('');
});
