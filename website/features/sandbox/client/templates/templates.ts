import { majorOf } from '../../../../../releases/releases';
import { appStyle } from '../../../project/app-style';
import { appStyleName } from '../../../project/app-style-name';
import type { ProjectFile } from '../project';
import { releaseRow } from '../releases';
import { initialQuery, libraryImports, orders } from './code';
import { kitTemplates } from './kits';
import type { Template } from './template';

const anyRelease = () => true;
const since = (major: number) => (release: string) => majorOf(release) >= major;

const app = (code: string): readonly ProjectFile[] => [{ name: 'App.tsx', code: `${code}\n` }];

/** From v4 to v6, the types require a separate function; see their introductions. */
const setter = (release: string): string =>
  majorOf(release) >= 4 && majorOf(release) <= 6 ? '(next) => setQuery(next)' : 'setQuery';

const body = (
  release: string,
  props: string,
  output: string,
): string => `export default function App() {
  const [query, setQuery] = useState(initialQuery);
  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={${setter(release)}}${props}
      />
      ${output}
    </>
  );
}`;

/** In v3, the types say that the result can be an object, whatever the format. */
const asSql = (release: string): string =>
  majorOf(release) > 3
    ? "<pre>{formatQuery(query, 'sql')}</pre>"
    : "<pre>{String(formatQuery(query, 'sql'))}</pre>";

const typeImports = (names: readonly string[]): string =>
  `import type { ${names.join(', ')} } from 'react-querybuilder';`;

function typed(
  release: string,
  {
    values = ['formatQuery'],
    types = [],
    before = '',
    props = '',
    output = asSql(release),
    fields = orders,
  }: {
    readonly values?: readonly string[];
    readonly types?: readonly string[];
    readonly before?: string;
    readonly props?: string;
    readonly output?: string;
    readonly fields?: string;
  },
): readonly ProjectFile[] {
  return app(
    [
      `import { useState } from 'react';\n${libraryImports(release, values)}\n${typeImports(['Field', 'RuleGroupType', ...types])}`,
      fields,
      initialQuery(release),
      ...(before ? [before] : []),
      body(release, props, output),
    ].join('\n\n'),
  );
}

const general: readonly Template[] = [
  {
    id: 'basic-ts',
    label: 'TypeScript',
    fits: anyRelease,
    files: (release) => typed(release, {}),
  },
  {
    id: 'basic',
    label: 'JavaScript',
    fits: anyRelease,
    files: (release) =>
      typed(release, {}).map(({ code }) => ({
        name: 'App.jsx',
        code: code.replaceAll(/\nimport type .+|: (?:Field\[\]|RuleGroupType)(?= =)/g, ''),
      })),
  },
  {
    id: 'dnd',
    label: 'Drag and drop',
    fits: (release) =>
      majorOf(release) === 4 || '@react-querybuilder/dnd' in releaseRow(release).addons,
    files: dragAndDrop,
  },
  {
    id: 'custom-editors',
    label: 'Custom value editor',
    fits: since(4),
    files: (release) =>
      typed(release, {
        values: ['formatQuery', 'ValueEditor'],
        types: ['ValueEditorProps'],
        before: `function OrderEditor(props: ValueEditorProps) {
  if (props.field !== 'total') return <ValueEditor {...props} />;
  return (
    <label>
      <input
        type="range"
        max={500}
        step={10}
        value={props.value}
        onChange={(event) => props.handleOnChange(event.target.value)}
      />{' '}
      {props.value} €
    </label>
  );
}

const controlElements = { valueEditor: OrderEditor };`,
        props: '\n        controlElements={controlElements}',
      }),
  },
  {
    id: 'validation',
    label: 'Validation',
    fits: since(4),
    files: (release) => [
      ...typed(release, {
        types: ['RuleType'],
        fields: `const isFilled = (rule: RuleType) => String(rule.value ?? '').trim() !== '';

const fields: Field[] = [
  { name: 'status', label: 'Status', validator: isFilled },
  { name: 'total', label: 'Total', inputType: 'number', validator: (rule) => Number(rule.value) > 0 },
];`,
        output: `<p>Clear a value. Its rule is marked as invalid and left out of the SQL.</p>
      <pre>{formatQuery(query, { format: 'sql', fields })}</pre>`,
      }).map(({ name, code }) => ({
        name,
        code: code.replace("query-builder.css';", "query-builder.css';\nimport './styles.css';"),
      })),
      {
        name: 'styles.css',
        code: `.queryBuilder-invalid.rule .rule-value {
  outline: 2px solid #b3261e;
}
`,
      },
    ],
  },
  {
    id: 'datetime',
    label: 'Dates and times',
    fits: since(4),
    files: (release) =>
      typed(release, {
        fields: `const fields: Field[] = [
  { name: 'placedOn', label: 'Placed on', inputType: 'date' },
  { name: 'sentAt', label: 'Sent at', inputType: 'datetime-local' },
  { name: 'openFrom', label: 'Open from', inputType: 'time' },
];`,
      }).map(({ name, code }) => ({
        name,
        code: code
          .replace(
            "field: 'status', operator: '=', value: 'paid'",
            "field: 'placedOn', operator: '>=', value: '2026-01-01'",
          )
          .replace(
            "field: 'total', operator: '>', value: '100'",
            "field: 'openFrom', operator: '<', value: '09:00'",
          ),
      })),
  },
  {
    id: 'server-export',
    label: 'Export for a server',
    fits: since(4),
    files: (release) =>
      typed(release, {
        before: `/** The body of the request: SQL with placeholders, and the values separately. */
const requestBody = (query: RuleGroupType) =>
  JSON.stringify(formatQuery(query, 'parameterized'), null, 2);`,
        output: `<p>Request body for your server:</p>
      <pre>{requestBody(query)}</pre>`,
      }),
  },
];

function dragAndDrop(release: string): readonly ProjectFile[] {
  const major = majorOf(release);
  if (major === 4) return typed(release, { props: '\n        enableDragAndDrop' });
  const plain = typed(release, {});
  const adapter = "\nimport { createReactDnDAdapter } from '@react-querybuilder/dnd/react-dnd';";
  const dnd = `import { QueryBuilderDnD } from '@react-querybuilder/dnd';${major >= 8 ? adapter : ''}
import * as ReactDnD from 'react-dnd';
import * as ReactDnDHTML5Backend from 'react-dnd-html5-backend';
`;
  const value = '{ ...ReactDnD, ...ReactDnDHTML5Backend }';
  const constant = `const dnd = ${major >= 8 ? `createReactDnDAdapter(${value})` : value};`;
  return plain.map(({ name, code }) => ({
    name,
    code:
      dnd +
      code
        .replace('const fields', `${constant}\n\nconst fields`)
        .replace('    <>\n', '    <QueryBuilderDnD dnd={dnd}>\n')
        .replace('    </>\n', '    </QueryBuilderDnD>\n'),
  }));
}

/** The templates without a kit include the base style, so that it can be edited. */
const withAppStyle = (template: Template): Template => ({
  ...template,
  files: (release) => [
    ...template.files(release).map(({ name, code }) => ({
      name,
      code: code.replace("query-builder.css';", `query-builder.css';\nimport './${appStyleName}';`),
    })),
    { name: appStyleName, code: appStyle(release) },
  ],
});

export const templates: readonly Template[] = [...general.map(withAppStyle), ...kitTemplates];

/** @returns The template with an id, ignoring case; `undefined` if there is none. */
export const templateById = (id: string): Template | undefined =>
  templates.find((template) => template.id === id.toLowerCase());
