import type { RuleGroupTypeAny } from 'react-querybuilder';
import { sortedImports } from '../../code/imports.ts';
import { print } from '../parts/print.ts';
import type { Entry } from './entries.ts';

/** The program whose `output` is the return that the panel shows. Without `query`, it imports `./query`. */
export function callText(entries: readonly Entry[], query?: RuleGroupTypeAny): string {
  const options = entries.map(({ key, code }) => `  ${key === code ? key : `${key}: ${code}`},\n`);
  return [
    ...sortedImports([
      "import { formatQuery } from 'react-querybuilder';",
      ...entries.flatMap((entry) => entry.imports ?? []),
    ]),
    "import { fields } from './fields';",
    ...(query ? ['', `const query = ${print(query)};`] : ["import { query } from './query';"]),
    '',
    `const output = formatQuery(query, {\n${options.join('')}});`,
  ].join('\n');
}
