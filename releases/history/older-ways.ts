/** What to use on releases that lack a name. */
interface OlderWay {
  /** Backticks would be shown as they are. */
  readonly use: string;
  /** The last release on npm without the name. */
  readonly release: string;
  /** Code that works on that release. */
  readonly older: string;
  /** Code with the name that prints the same, or the value, if probes don't load the name's entry point. */
  readonly newer: string;
}

const query =
  "{ id: 'g', combinator: 'and', rules: [{ id: 'r', field: 'a', operator: '=', value: 'x' }] }";
const rule = "{ field: 'b', operator: '=', value: 'y' }";
const builder = (props: string): string =>
  `<QueryBuilder fields={[{ name: 'a', label: 'A' }]} ${props} />`;

/** A tool that returns a new query, instead of one that changes the query that it gets. */
function tool(name: string, release: string, args: string): OlderWay {
  const fields = 'JSON.stringify(query.rules.map(({ field, value }) => [field, value]))';
  return {
    use: `use ${name}, which returns a new query`,
    release,
    older: `const query = ${name}(${query}, ${args});\nreturn ${fields};`,
    newer: `const query = ${query};\n${name}InPlace(query, ${args});\nreturn ${fields};`,
  };
}

const ownState: Omit<OlderWay, 'use' | 'release'> = {
  older: `const App = () => {
  const [query, setQuery] = React.useState(${query});
  return <><button className="set" onClick={() => setQuery({ ...query, rules: query.rules.map((rule) => ({ ...rule, value: 'y' })) })} />${builder('query={query} onQueryChange={setQuery}')}</>;
};
await render(<App />);
await user.click($(".set"));
return $(".rule-value").value;`,
  newer: `const App = () => <><button className="set" onClick={() => getDispatchQueryById('one')({ ...${query}, rules: [{ id: 'r', field: 'a', operator: '=', value: 'y' }] })} />${builder(`qbId="one" defaultQuery={${query}}`)}</>;
await render(<App />);
await user.click($(".set"));
return $(".rule-value").value;`,
};

const undo: OlderWay = {
  use: 'keep the earlier queries in your own state, and pass one as query',
  release: '8.20.2',
  older: `const App = () => {
  const [queries, setQueries] = React.useState([${query}]);
  return <><button className="undo" onClick={() => setQueries(queries.slice(0, -1))} />${builder('query={queries.at(-1)} onQueryChange={(query) => { if (query.rules[0].value !== queries.at(-1).rules[0].value) setQueries([...queries, query]); }}')}</>;
};
await render(<App />);
await user.type($(".rule-value"), 'y');
await user.click($(".undo"));
return $(".rule-value").value;`,
  newer: '"x"',
};

/** By the name’s key in the history. */
export const olderWays: Readonly<Record<string, OlderWay>> = {
  'QueryBuilderProps.maxLevels': {
    use: 'return false from onAddGroup',
    release: '8.7.0',
    older: `await render(${builder('onAddGroup={() => false}')});
await user.click($(".ruleGroup-addGroup"));
return $$(".ruleGroup").length;`,
    newer: `await render(${builder('maxLevels={0}')});
return $$(".ruleGroup").length;`,
  },
  'FormatQueryOptions.context': {
    use: 'let the processor read your own variables',
    release: '8.0.0',
    older: `const table = 'orders';
return formatQuery(${query}, { format: 'sql', ruleProcessor: ({ field }) => table + '.' + field });`,
    newer: `formatQuery(${query}, { format: 'sql', context: { table: 'orders' }, ruleProcessor: ({ field }, { context }) => context.table + '.' + field })`,
  },
  QueryManager: {
    use: 'use the query tools, such as add, and keep the query that they return',
    release: '8.20.2',
    older: `add(${query}, ${rule}, []).rules.map(({ field }) => field)`,
    newer: `const manager = new QueryManager(${query}, { fields: [{ name: 'a', label: 'A' }, { name: 'b', label: 'B' }] });
manager.add(${rule}, []);
return manager.getQuery().rules.map(({ field }) => field);`,
  },
  getDispatchQueryById: {
    use: 'keep the query in your own state, and pass it as query',
    release: '8.20.2',
    ...ownState,
  },
  'QueryBuilderProps.showUndoRedo': undo,
  'react-querybuilder/history': undo,
  useQueryBuilderHistory: undo,
  useAsyncOptionList: {
    use: 'load the list yourself, and return it from getValues',
    release: '8.11.1',
    older: `const App = () => {
  const [values, setValues] = React.useState([]);
  React.useEffect(() => { Promise.resolve([{ name: 'x', label: 'X' }]).then(setValues); }, []);
  return ${builder(`getValueEditorType={() => 'select'} getValues={() => values} defaultQuery={${query}}`)};
};
await render(<App />);
return $$(".rule-value option").map(({ value }) => value);`,
    newer: '["x"]',
  },
  defaultRuleProcessorMongoDBQuery: {
    use: 'pass the result of defaultRuleProcessorMongoDB to JSON.parse',
    release: '8.0.0',
    older: `JSON.parse(defaultRuleProcessorMongoDB(${rule}))`,
    newer: `defaultRuleProcessorMongoDBQuery(${rule})`,
  },
  isRuleType: {
    use: 'use isRuleGroup, which returns false for a rule',
    release: '8.8.4',
    older: `[${query}, ${rule}].map((node) => !isRuleGroup(node))`,
    newer: `[${query}, ${rule}].map((node) => isRuleType(node))`,
  },
  group: {
    use: 'use remove and add, and add a group that contains the rules',
    release: '8.3.1',
    older: `const before = add(${query}, ${rule}, []);
const grouped = { combinator: 'and', rules: before.rules };
return add(remove(remove(before, [1]), [0]), grouped, []).rules.map(({ rules }) => rules.length);`,
    newer: `group(add(${query}, ${rule}, []), [0], [1]).rules.map(({ rules }) => rules.length)`,
  },
  addInPlace: tool('add', '8.13.0', `${rule}, []`),
  updateInPlace: tool('update', '8.13.0', "'value', 'y', [0]"),
  removeInPlace: tool('remove', '8.13.0', '[0]'),
  moveInPlace: tool('move', '8.13.0', '[0], [1]'),
  insertInPlace: tool('insert', '8.13.0', `${rule}, [0]`),
  groupInPlace: {
    use: 'use group, which returns a new query',
    release: '8.13.0',
    older: `group(add(${query}, ${rule}, []), [0], [1]).rules.length`,
    newer: `const query = structuredClone(add(${query}, ${rule}, []));
groupInPlace(query, [0], [1]);
return query.rules.length;`,
  },
};
