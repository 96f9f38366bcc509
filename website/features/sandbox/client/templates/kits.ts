import { addOnImport, closingTag, providerImport, type UiKit, uiKits } from '../../../../kits/kits';
import { latestRelease } from '../releases';
import { initialQuery } from './code';
import type { Template } from './template';

/** The UI kits; each runs on the latest release. */
export const kitTemplates: readonly Template[] = uiKits.map((kit) => ({
  id: kit.id,
  label: kit.label,
  fits: (release) => release === latestRelease,
  files: (release) => [{ name: 'App.tsx', code: kitApp(kit, release) }],
}));

function kitApp(kit: UiKit, release: string): string {
  const { component, provider, stylesheets = [], sandboxStylesheets = stylesheets } = kit;
  const imports = [
    ...(provider ? [providerImport(provider)] : []),
    ...sandboxStylesheets.map((path) => `import '${path}';`),
  ];
  const inner = `<${component}>
  <QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />
</${component}>
<pre>{formatQuery(query, 'sql')}</pre>`;
  const tag = provider?.tag ?? '';
  return `${[
    `${addOnImport(kit)}
import { useState } from 'react';
import { formatQuery, QueryBuilder } from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';${imports.map((line) => `\n${line}`).join('')}`,
    `const fields: Field[] = [
  { name: 'status', label: 'Status' },
  { name: 'customer', label: 'Customer' },
  { name: 'total', label: 'Total', inputType: 'number' },
];`,
    initialQuery(release),
    ...(provider?.setup ? [provider.setup] : []),
    `export default function App() {
  const [query, setQuery] = useState(initialQuery);
  return (
    <${tag}>
${inner.replace(/^/gm, '      ')}
    <${closingTag(tag)}>
  );
}`,
  ].join('\n\n')}\n`;
}
