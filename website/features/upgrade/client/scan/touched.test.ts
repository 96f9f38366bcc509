import { expect, it } from 'vitest';
import { upgradeData } from '../../build/data.ts';
import { legsOf } from '../guide.ts';
import { touchedBy } from './touched.ts';

const data = await upgradeData();
const legs = legsOf(data, { from: '6.5.5', to: '8.24.1', kits: [], without: [] });
const touched = (code: string) =>
  touchedBy(legs, [{ name: 'App.tsx', code }]).map(({ change, compared }) => [
    compared.from,
    change.id,
  ]);

it('finds the changes that are about what the code names', () => {
  const code = `import { formatQuery } from 'react-querybuilder';\nformatQuery(query, 'json_without_ids');`;
  expect(touched(code)).toContainEqual(['6.5.5', 'json-without-ids']);
  expect(touched(code)).not.toContainEqual(['7.7.1', 'mongodb-not']);
});

it('finds nothing in code that doesn’t use the library', () => {
  expect(touched(`format(query, 'json_without_ids');`)).toEqual([]);
});
