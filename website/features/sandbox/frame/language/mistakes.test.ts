import { describe, expect, it } from 'vitest';
import { mistakes } from '../../../../../releases/mistakes/mistakes.ts';
import { majorOf } from '../../../../../releases/releases.ts';
import { versionOf } from '../../../../../releases/versions.ts';
import { definitionsOf } from '../../../../../samples/coverage/definitions.ts';
import { pageId } from '../../../../../samples/coverage/page-ids.ts';
import { environmentOf } from '../../../../../tests/data/typed-environment.ts';
import { folderOf, readPages } from '../../../../site/pages.ts';
import { runtimes } from '../../build/bundles.mts';

const builder = (props: string): string =>
  `import QueryBuilder from 'react-querybuilder';
export default () => (
  <QueryBuilder fields={[{ name: 'a', label: 'A' }]} onQueryChange={() => {}} ${props} />
);`;
const typed = (type: string, value: string): string =>
  `import type { ${type} } from 'react-querybuilder';\nexport const it: ${type} = ${value};`;
const field = (more: string): string => typed('Field', `{ name: 'a', label: 'A', ${more} }`);
const format = (name: string): string =>
  `import { formatQuery } from 'react-querybuilder';
formatQuery({ id: 'r', combinator: 'and', rules: [] }, ${name});`;
const use = (name: string, from = 'react-querybuilder'): string =>
  `import { ${name} } from '${from}';\nconsole.log(${name});`;
const rule = "{ id: 'x', field: 'a', operator: '=', value: '1' }";
const state = (type: string): string =>
  `import { useState } from 'react';
import QueryBuilder, { type RuleGroupType } from 'react-querybuilder';
export default function App() {
  const [query, setQuery] = useState${type}({ id: 'r', combinator: 'and', rules: [] });
  return (
    <QueryBuilder fields={[{ name: 'a', label: 'A' }]} query={query} onQueryChange={setQuery} />
  );
}
export type Query = RuleGroupType;`;

/** Code with the mistake, by the id of its row. */
const samples: Readonly<Record<string, string>> = {
  'prop-onChange': builder('onChange={() => {}}'),
  'prop-value': builder('value={{}}'),
  'prop-initialQuery': builder('initialQuery={{}}'),
  'prop-rules': builder('rules={[]}'),
  'prop-columns': builder('columns={[]}'),
  'prop-className': builder('className="x"'),
  'prop-classNames': builder('classnames={{}}'),
  'prop-controls': builder('controls={{}}'),
  'prop-labels': builder('labels={{}}'),
  'prop-readOnly': builder('readOnly'),
  'prop-validate': builder('validate={() => true}'),
  'prop-maxDepth-before-8': builder('maxDepth={2}'),
  'prop-maxDepth': builder('maxDepth={2}'),
  'prop-dragAndDrop': builder('dragAndDrop'),
  'prop-drag-and-drop': builder('dragAndDrop'),
  'fields-missing': `import QueryBuilder from 'react-querybuilder';
export default () => <QueryBuilder onQueryChange={() => {}} />;`,
  'on-query-change-missing': `import QueryBuilder from 'react-querybuilder';
export default () => <QueryBuilder fields={[]} />;`,
  'field-value-without-name': typed('Field', "{ value: 'a', label: 'A' }"),
  'field-without-label': typed('Field', "{ name: 'a' }"),
  'field-as-string': `import QueryBuilder from 'react-querybuilder';
export default () => <QueryBuilder fields={['a']} onQueryChange={() => {}} />;`,
  'fields-by-name': `import QueryBuilder from 'react-querybuilder';
export default () => <QueryBuilder fields={{ a: { name: 'a', label: 'A' } }} onQueryChange={() => {}} />;`,
  'option-as-string': field("operators: ['=']"),
  'value-as-string': field("values: ['x']"),
  'options-by-name': field("values: { x: 'X' }"),
  'option-group-without-options': `import QueryBuilder from 'react-querybuilder';
export default () => <QueryBuilder fields={[{ label: 'G' }]} onQueryChange={() => {}} />;`,
  'option-group-with-other-list': `import QueryBuilder from 'react-querybuilder';
export default () => (
  <QueryBuilder fields={[{ label: 'G', items: [{ name: 'a', label: 'A' }] }]} onQueryChange={() => {}} />
);`,
  'value-editor-type': field("valueEditorType: 'number'"),
  'value-sources': field("valueSources: ['fields']"),
  'rule-part-missing': typed(
    'RuleGroupType',
    "{ id: 'r', combinator: 'and', rules: [{ id: 'x', field: 'a', value: '1' }] }",
  ),
  'rule-part-name': typed(
    'RuleGroupType',
    "{ id: 'r', combinator: 'and', rules: [{ id: 'x', name: 'a', operator: '=', value: 1 }] }",
  ),
  'group-id-missing': typed('RuleGroupType', "{ combinator: 'and', rules: [] }"),
  'group-part-missing': typed('RuleGroupType', "{ id: 'r', combinator: 'and' }"),
  'group-combinator-name': typed('RuleGroupType', "{ id: 'r', condition: 'and', rules: [] }"),
  'group-rules-name': typed('RuleGroupType', "{ id: 'r', combinator: 'and', children: [] }"),
  'independent-combinator-of-group': typed('RuleGroupTypeIC', "{ combinator: 'and', rules: [] }"),
  'independent-combinators-missing': typed('RuleGroupTypeIC', `{ rules: [${rule}, ${rule}] }`),
  'combinator-among-rules': typed(
    'RuleGroupType',
    `{ combinator: 'and', rules: [${rule}, 'and', ${rule}] }`,
  ),
  'independent-combinators-with-other-query': builder(
    "independentCombinators query={{ combinator: 'and', rules: [] }}",
  ),
  'format-name': format("'SQL'"),
  'parser-entry-point': use('parseSQL'),
  'parser-main-entry-point': use('parseSQL', 'react-querybuilder/parseSQL'),
  'drag-and-drop-package': use('QueryBuilderDnD'),
  'kit-package': use('QueryBuilderAntD'),
  'default-import': use('QueryBuilder'),
  'other-component-name': use('ReactQueryBuilder'),
  'state-without-type': state(''),
  'state-setter': state('<RuleGroupType>'),
  'translation-as-string': builder("translations={{ addRule: 'Add' }}"),
  'control-as-element': builder('controlElements={{ valueEditor: <input /> }}'),
  'validator-result': builder("validator={() => 'no'}"),
  'handler-without-result': builder('onAddRule={() => {}}'),
  'boolean-as-string': builder('showNotToggle="false"'),
  'query-as-string': builder('query="a = 1"'),
  'id-generator-result': builder('idGenerator={() => 1}'),
};

it('has a sample for each mistake', () => {
  expect(Object.keys(samples)).toEqual(mistakes.map(({ id }) => id));
});

describe.each(runtimes().map(({ release }) => release))('on %s', (release) => {
  const major = majorOf(release);
  const environment = environmentOf(release);
  const own = mistakes.filter(({ from = 0, to = 99 }) => from <= major && major <= to);
  const adviceOn = (code: string) => {
    environment.update([{ name: 'App.tsx', code }]);
    return environment.check('App.tsx').filter(({ advice }) => advice !== undefined);
  };
  const pages = readPages(folderOf(versionOf(release).name));
  const places = new Set(
    pages.flatMap((page) => {
      const id = pageId(page.path);
      const names = definitionsOf(page).map(({ name }) => `${id}#${name.toLowerCase()}`);
      return [id, ...names];
    }),
  );

  it.each(own.map((mistake) => [mistake.id, mistake] as const))('%s', (id, mistake) => {
    const [found, ...others] = adviceOn(samples[id] ?? '');
    expect(others.map(({ message }) => message)).toEqual([]);
    const start = mistake.advice.split('$')[0] ?? '';
    expect(found?.advice).toContain(start);
    expect(found?.advice).not.toContain('$1');
    expect(places).toContain(found?.page);
  });

  it('says which release added what this one lacks', () => {
    const code = builder('showUngroupButtons');
    const found = adviceOn(code);
    if (major === 8) return expect(found).toEqual([]);
    expect(found.map(({ advice }) => advice)).toEqual([
      `Release 8.24 added the prop showUngroupButtons, but this code is checked with ${release}.`,
    ]);
    expect(adviceOn(format("'ldap'")).map(({ advice }) => advice)).toEqual([
      expect.stringContaining('Release 8.6 added the format ldap'),
    ]);
    expect(places).toContain(found[0]?.page);
    return undefined;
  });

  it('has advice for many mistakes', () => {
    const lacking = JSON.stringify(mistakes.length);
    expect(own.length, lacking).toBeGreaterThan(major === 3 ? 24 : 30);
  });
});
