import type { RuleGroupTypeAny } from 'react-querybuilder';
import { print } from '../parts/print.ts';
import type { Entry, Import } from './entries.ts';

/** The program whose `output` is the return that the panel shows. Without `query`, it imports `./query`. */
export function callText(entries: readonly Entry[], query?: RuleGroupTypeAny): string {
  const imports = mergeImports([
    { from: 'react-querybuilder', names: ['formatQuery'] },
    ...entries.flatMap((entry) => entry.imports ?? []),
    ...(query ? [] : [{ from: './query', names: ['query'] }]),
  ]);
  const options = entries.map(({ key, code }) => `  ${key === code ? key : `${key}: ${code}`},\n`);
  return [
    ...imports.map(importText),
    '',
    ...(query ? [`const query = ${print(query)};`, ''] : []),
    `const output = formatQuery(query, {\n${options.join('')}});`,
  ].join('\n');
}

function mergeImports(imports: readonly Import[]): Import[] {
  const names = new Map<string, Set<string>>();
  for (const { from, names: added } of imports) {
    names.set(from, new Set([...(names.get(from) ?? []), ...added]));
  }
  return [...names]
    .sort(([a], [b]) => Number(a.startsWith('.')) - Number(b.startsWith('.')))
    .map(([from, all]) => ({ from, names: [...all].sort() }));
}

function importText({ from, names }: Import): string {
  const line = `import { ${names.join(', ')} } from '${from}';`;
  return line.length <= 80
    ? line
    : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}
