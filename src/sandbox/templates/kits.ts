import { majorOf } from '../../../site/versions';
import type { Template } from './templates';

interface Kit {
  readonly id: string;
  readonly label: string;
  /** The add-on's component, which gives the builders in it the kit's controls. */
  readonly component: string;
  readonly imports?: string;
  /** Opening and closing tags around everything. */
  readonly provider?: readonly [string, string];
}

/** The UI kits; each runs on the latest release. */
const kits: readonly Kit[] = [
  { id: 'antd', label: 'Ant Design', component: 'QueryBuilderAntD' },
  {
    id: 'bootstrap',
    label: 'Bootstrap',
    component: 'QueryBuilderBootstrap',
    imports:
      "import 'bootstrap/dist/css/bootstrap.css';\nimport 'bootstrap-icons/font/bootstrap-icons.css';",
  },
  {
    id: 'bulma',
    label: 'Bulma',
    component: 'QueryBuilderBulma',
    imports: "import 'bulma/css/bulma.css';",
  },
  {
    id: 'chakra',
    label: 'Chakra UI',
    component: 'QueryBuilderChakra',
    imports: "import { ChakraProvider, defaultSystem } from '@chakra-ui/react';",
    provider: ['<ChakraProvider value={defaultSystem}>', '</ChakraProvider>'],
  },
  {
    id: 'fluent',
    label: 'Fluent UI',
    component: 'QueryBuilderFluent',
    imports: "import { FluentProvider, webLightTheme } from '@fluentui/react-components';",
    provider: ['<FluentProvider theme={webLightTheme}>', '</FluentProvider>'],
  },
  {
    id: 'mantine',
    label: 'Mantine',
    component: 'QueryBuilderMantine',
    imports: "import { MantineProvider } from '@mantine/core';\nimport '@mantine/core/styles.css';",
    provider: ['<MantineProvider>', '</MantineProvider>'],
  },
  { id: 'material', label: 'Material UI', component: 'QueryBuilderMaterial' },
  {
    id: 'tremor',
    label: 'Tremor',
    component: 'QueryBuilderTremor',
    imports: "import '@react-querybuilder/tremor/tremor.css';",
  },
];

export const kitTemplates: readonly Template[] = kits.map((kit) => ({
  id: kit.id,
  label: kit.label,
  fits: (release) => majorOf(release) >= 8,
  files: () => [{ name: 'App.tsx', code: kitApp(kit) }],
}));

function kitApp({ id, component, imports, provider }: Kit): string {
  const inner = `<${component}>
  <QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />
</${component}>
<pre>{formatQuery(query, 'sql')}</pre>`;
  const [open, close] = provider ?? ['<>', '</>'];
  return `${[
    `import { ${component} } from '@react-querybuilder/${id}';
import { useState } from 'react';
import { formatQuery, QueryBuilder } from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';${imports ? `\n${imports}` : ''}`,
    `const fields: Field[] = [
  { name: 'status', label: 'Status' },
  { name: 'customer', label: 'Customer' },
  { name: 'total', label: 'Total', inputType: 'number' },
];`,
    `const initialQuery: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'status', operator: '=', value: 'paid' },
    { field: 'total', operator: '>', value: '100' },
  ],
};`,
    `export default function App() {
  const [query, setQuery] = useState(initialQuery);
  return (
    ${open}
${inner.replace(/^/gm, '      ')}
    ${close}
  );
}`,
  ].join('\n\n')}\n`;
}
