import { describe, expect, it } from 'vitest';
import { environmentOf } from '../../../../tests/data/typed-environment.ts';
import { fixed } from '../tools/fixes.ts';
import { check } from './check.ts';

const releases = ['4.5.3', '5.4.1', '6.5.5', '7.7.1', '8.24.1'];

const builder = (props: string): string => `import { QueryBuilder } from 'react-querybuilder';
export default () => <QueryBuilder fields={[]} ${props} />;`;

const created = (props: string): string => `import { createElement } from 'react';
import { QueryBuilder } from 'react-querybuilder';
export default () => createElement(QueryBuilder, { ${props} });`;

const use = (names: string, from = 'react-querybuilder'): string =>
  `import { ${names} } from '${from}';
export const all = [${names}];`;

const typed = (type: string, text: string): string =>
  `import type { ${type} } from 'react-querybuilder';
export const it: ${type} = ${text};`;

/** Wrong code, what it becomes, and how many problems are left; none by default. */
const fixes: readonly (readonly [
  from: number,
  to: number,
  wrong: string,
  right: string,
  left?: number,
])[] = [
  [4, 8, builder('onChange={() => {}}'), builder('onQueryChange={() => {}}')],
  [4, 8, builder('readOnly labels={{}}'), builder('disabled translations={{}}')],
  [4, 8, builder('disabled="false"'), builder('disabled={false}')],
  [8, 8, builder('maxDepth={2}'), builder('maxLevels={2}')],
  [
    4,
    8,
    builder("translations={{ addRule: 'Add' }}"),
    builder("translations={{ addRule: { label: 'Add' } }}"),
  ],
  [
    4,
    8,
    use('ReactQueryBuilder'),
    use('QueryBuilder as ReactQueryBuilder').replace('[QueryBuilder as ', '['),
  ],
  [
    4,
    8,
    typed('RuleGroupType', "{ condition: 'and', children: [] }"),
    typed('RuleGroupType', "{ combinator: 'and', rules: [] }"),
  ],
  [
    4,
    8,
    typed('RuleGroupTypeIC', "{ combinator: 'and', rules: [] }"),
    typed('RuleGroupTypeIC', '{ rules: [] }'),
  ],
  [
    4,
    8,
    typed('Field', "{ name: 'a', label: 'A', valueEditorType: 'number' }"),
    typed('Field', "{ name: 'a', label: 'A', inputType: 'number' }"),
  ],
  [4, 5, use('parseSQL', 'react-querybuilder/parseSQL'), use('parseSQL')],
  [
    7,
    8,
    use('formatQuery, parseSQL'),
    `import { formatQuery } from 'react-querybuilder';
import { parseSQL } from 'react-querybuilder/parseSQL';
export const all = [formatQuery, parseSQL];`,
  ],
  [
    6,
    8,
    use('parseSQL', 'react-querybuilder/dist/parseSQL'),
    use('parseSQL', 'react-querybuilder/parseSQL'),
  ],
  [8, 8, use('parseSpEL'), use('parseSpEL', 'react-querybuilder/parseSpEL')],
  [
    7,
    8,
    `import type { Field, ValueEditorProps } from 'react-querybuilder';
export type Props = ValueEditorProps<Field>;`,
    `import type { Field, FullField, ValueEditorProps } from 'react-querybuilder';
export type Props = ValueEditorProps<FullField>;`,
  ],
  [
    4,
    8,
    `import { formatQuery } from 'react-querybuilder';
export const sql = formatQuery({ combinator: 'and', rules: [] }, 'SQL');`,
    `import { formatQuery } from 'react-querybuilder';
export const sql = formatQuery({ combinator: 'and', rules: [] }, 'sql');`,
  ],
  [
    4,
    6,
    `import { useState } from 'react';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
export default function App() {
  const [query, setQuery] = useState<RuleGroupType>({ combinator: 'and', rules: [] });
  return <QueryBuilder query={query} onQueryChange={setQuery} />;
}`,
    `import { useState } from 'react';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
export default function App() {
  const [query, setQuery] = useState<RuleGroupType>({ combinator: 'and', rules: [] });
  return <QueryBuilder query={query} onQueryChange={(next) => setQuery(next)} />;
}`,
  ],
  [5, 8, use('QueryBuilderDnD'), use('QueryBuilderDnD', '@react-querybuilder/dnd')],
  [
    4,
    8,
    builder("fields={[{ label: 'G', items: [{ name: 'a', label: 'A' }] }]}").replace(
      'fields={[]} ',
      '',
    ),
    builder("fields={[{ label: 'G', options: [{ name: 'a', label: 'A' }] }]}").replace(
      'fields={[]} ',
      '',
    ),
  ],
  [
    4,
    8,
    `const Editor = () => null;\n${builder('controlElements={{ valueEditor: <Editor /> }}')}`,
    `const Editor = () => null;\n${builder('controlElements={{ valueEditor: Editor }}')}`,
  ],
  // The same name, but another value, so nothing is changed.
  [4, 8, builder('initialQuery={3}'), builder('initialQuery={3}'), 1],
  // What no edit fixes doesn’t keep other edits from being made.
  [
    4,
    8,
    `${use('ReactQueryBuilder')}\nexport const width: string = 3;`,
    `${use('QueryBuilder as ReactQueryBuilder').replace('[QueryBuilder as ', '[')}\nexport const width: string = 3;`,
    1,
  ],
];

describe.each(releases)('on %s', (release) => {
  const major = Number.parseInt(release, 10);
  const environment = environmentOf(release);
  const checked = (code: string, name = 'code.tsx') =>
    check(environment, {
      kind: 'check',
      release,
      files: [{ name, code }],
      unchecked: ['@react-querybuilder/dnd'],
    });

  it('accepts right code, and says what to write instead of wrong code', () => {
    const adviceOn = (code: string) => checked(code).problems.map(({ advice }) => advice);
    expect(adviceOn(builder('showCloneButtons'))).toEqual([]);
    // From the table of mistakes.
    expect(adviceOn(builder('onChange={() => {}}'))).toEqual([
      expect.stringMatching(/^Use onQueryChange,/),
    ]);
    // From the rules of the upgrade command.
    expect(adviceOn(use('findRule'))).toEqual([
      expect.stringMatching(/^`findRule` is gone\. Use `findPath`/),
    ]);
    // From its advice on types.
    const props = typed('QueryBuilderProps', '{}');
    if (major > 6)
      expect(adviceOn(props)).toEqual([expect.stringMatching(/^Write QueryBuilderProps</)]);
  });

  const ownFixes = fixes
    .filter(([from, to]) => from <= major && major <= to)
    .map(([, , wrong, right, left = 0]) => ({ wrong, right, left }));
  it.each(ownFixes)('makes only edits that fix something (%#)', async ({ wrong, right, left }) => {
    const { problems } = checked(wrong);
    expect(problems).not.toEqual([]);
    const files = [{ name: 'code.tsx', code: wrong }];
    const result = await fixed(
      files,
      problems,
      async ([file]) => checked(file?.code ?? '').problems,
    );
    expect(result.sources[0]?.code).toBe(right);
    expect(result.remaining).toBe(left);
    expect(checked(right).problems).toHaveLength(left);
  });

  it('rejects names that JavaScript uses and the release lacks', () => {
    const at = (code: string) => checked(code, 'code.js').problems.map((one) => one.at);
    expect(
      at(created('fields: [], showClone: true, onQueryChange(q) { console.log(q); }')),
    ).toEqual(['showClone']);
    expect(at("import { parseFOO } from 'react-querybuilder';")).toEqual(['parseFOO']);
    expect(
      at("import 'react-querybuilder/parseFOO';\nimport './own';\nlet a = 1;\na = 'x';"),
    ).toEqual([]);
  });

  it('notes props that have no effect', () => {
    const noted = (code: string, name?: string) => checked(code, name).notes;
    expect(noted(builder('query={{ combinator: "and", rules: [] }}'))).toEqual([
      expect.stringContaining('code.tsx, line 2: `query` without `onQueryChange` never changes.'),
    ]);
    expect(noted(created("query: { combinator: 'and', rules: [] }"), 'code.js')).toHaveLength(1);
    expect(noted(created("query: { combinator: 'and', rules: [] }, disabled: true"))).toEqual([]);
    expect(noted(builder('enableDragAndDrop'))).toHaveLength(major > 4 ? 1 : 0);
    expect(noted(`import '@react-querybuilder/dnd';\n${builder('enableDragAndDrop')}`)).toEqual([]);
  });
});
