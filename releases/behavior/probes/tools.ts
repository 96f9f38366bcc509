import { probes } from '../probe.ts';

const query = `{
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'a', field: 'status', operator: '=', value: 'open' },
    { id: 'b', combinator: 'or', rules: [{ id: 'c', field: 'total', operator: '>', value: 5 }] },
  ],
}`;
const rule = "{ field: 'note', operator: '=', value: 'gift' }";

export const toolProbes = probes('tools', {
  'add-rule': `add({ combinator: 'and', rules: [] }, ${rule}, [])`,
  'add-bad-path': `const query = { combinator: 'and', rules: [] };
return add(query, ${rule}, [7]) === query;`,
  'add-does-not-mutate': `const query = { combinator: 'and', rules: [] };
add(query, ${rule}, []);
return query.rules.length;`,
  'remove-rule': `remove(${query}, [0])`,
  'remove-root': `remove(${query}, [])`,
  'remove-bad-path': `remove(${query}, [5, 5])`,
  'update-value': `update(${query}, 'value', 'paid', [0])`,
  'update-field-resets': `update(${query}, 'field', 'total', [0])`,
  'update-operator': `update(${query}, 'operator', '<', [0])`,
  'update-combinator': `update(${query}, 'combinator', 'or', [])`,
  'update-bad-path': `const query = ${query};
return update(query, 'value', 1, [9]) === query;`,
  'update-by-id': `update(${query}, 'value', 'paid', 'a').rules[0].value`,
  'update-map': `update(${query}, { operator: '!=', value: 'paid' }, [0]).rules[0]`,
  move: `move(${query}, [0], [1, 0])`,
  'move-clone': `move(${query}, [0], [2], { clone: true }).rules.length`,
  'move-clone-own-properties': `move({ combinator: 'and', rules: [{ combinator: 'or', note: 'mine', rules: [] }] }, [0], [1], { clone: true })`,
  'move-bad-path': `move(${query}, [9], [9, 9])`,
  'move-up': `move(${query}, [1], 'up').rules.map(({ id }) => id)`,
  insert: `insert(${query}, ${rule}, [1]).rules.map(({ field }) => field)`,
  group: `group(${query}, [0], [1, 0])`,
  'find-path': `findPath([1, 0], ${query})`,
  'find-path-missing': `findPath([4], ${query})`,
  'find-path-below-rule': `findPath([0, 0], ${query})`,
  'find-rule': `findRule('a', ${query})`,
  'find-id': `findID('c', ${query})`,
  'parent-path': `getParentPath([0, 1, 2])`,
  'common-ancestor': `getCommonAncestorPath([0, 1], [0, 2])`,
  'is-ancestor': `isAncestor([0], [0, 1])`,
  'paths-equal': `pathsAreEqual([0, 1], [0, 1])`,
  'path-disabled': `pathIsDisabled([1, 0], { combinator: 'and', rules: [{}, { disabled: true, combinator: 'or', rules: [{}] }] })`,
  'convert-to-ic': `convertToIC(${query})`,
  'convert-from-ic': `convertFromIC({ rules: [{ field: 'a', operator: '=', value: 1 }, 'and', { field: 'b', operator: '=', value: 2 }, 'or', { field: 'c', operator: '=', value: 3 }] })`,
  'convert-xor': `convertFromIC({ rules: [{ field: 'a', operator: '=', value: 1 }, 'xor', { field: 'b', operator: '=', value: 2 }] })`,
  'prepare-group': `prepareRuleGroup({ combinator: 'and', rules: [{ field: 'total', operator: '>', value: 1 }] })`,
  'prepare-group-not': `prepareRuleGroup({ combinator: 'and', rules: [], not: undefined })`,
  'prepare-keeps-ids': `prepareRuleGroup(${query}).id`,
  'is-rule-group': `[isRuleGroup({ rules: [] }), isRuleGroup({ field: 'a' }), isRuleGroup(null)]`,
  'is-rule-group-type-ic': `[isRuleGroupTypeIC({ rules: [] }), isRuleGroupTypeIC({ combinator: 'and', rules: [] })]`,
  'regenerate-ids': `Object.keys(regenerateIDs(${query})).sort()`,
  'regenerate-ids-own-properties': `regenerateIDs({ note: 'mine', combinator: 'and', rules: [] }).note`,
  'transform-query': `transformQuery(${query}, { ruleProcessor: ({ field, value }) => \`\${field}: \${value}\` })`,
  'transform-query-map': `transformQuery(${query}, { propertyMap: { combinator: 'AndOr' } })`,
  'transform-query-false': `transformQuery(${query}, { propertyMap: { combinator: false } })`,
  'to-array': `toArray('a, b,,c')`,
  trim: `trimIfString('  a ')`,
  'join-split': `joinWith(splitBy('a\\\\,b,c', ','), ',')`,
  'parse-number': `[parseNumber('12', { parseNumbers: true }), parseNumber('12abc', { parseNumbers: true }), parseNumber('', { parseNumbers: true })]`,
  'generate-id': `typeof generateID()`,
  'option-name': `getFirstOption([{ name: 'a', label: 'A' }, { name: 'b', label: 'B' }])`,
  'first-of-groups': `getFirstOption([{ label: 'G', options: [{ name: 'a', label: 'A' }] }])`,
});

export const defaultProbes = probes('defaults', {
  operators: `defaultOperators.map(({ name, label }) => \`\${name}: \${label}\`).join('\\n')`,
  'operator-keys': `Object.keys(defaultOperators[0]).sort()`,
  combinators: `defaultCombinators.map(({ name, label }) => \`\${name}: \${label}\`).join('\\n')`,
  'combinator-keys': `Object.keys(defaultCombinators[0]).sort()`,
  ...Object.fromEntries(
    [
      'fields',
      'operators',
      'value',
      'combinators',
      'notToggle',
      'addRule',
      'addGroup',
      'removeRule',
      'removeGroup',
      'cloneRule',
      'cloneRuleGroup',
      'lockRule',
      'dragHandle',
    ].map((name) => [`translation-${name}`, `defaultTranslations.${name}`]),
  ),
  'standard-classes': `Object.entries(standardClassnames).map(([key, name]) => \`\${key}: \${name}\`).sort().join('\\n')`,
  'control-classnames': `Object.keys(defaultControlClassnames).sort().join('\\n')`,
  'control-elements': `Object.keys(defaultControlElements).sort().join('\\n')`,
  'test-ids': `Object.values(TestID).sort().join('\\n')`,
  'placeholder-name': `defaultPlaceholderFieldName`,
  'placeholder-label': `defaultPlaceholderFieldLabel`,
  validator: `defaultValidator({ id: 'g', combinator: 'or', rules: [] })`,
  'validator-combinator': `defaultValidator({ id: 'g', combinator: 'nand', rules: [{ id: 'r', field: 'a', operator: '=', value: 1 }, { id: 's', field: 'a', operator: '=', value: 1 }] })`,
  'validator-ic': `defaultValidator({ id: 'g', rules: [{ id: 'r', field: 'a', operator: '=', value: 1 }, 'xnor', { id: 's', field: 'a', operator: '=', value: 1 }] })`,
});

/** Exports of the main entry point, and hooks. */
export const exportProbes = [
  ...probes('exports', {
    parsers: `['parseCEL', 'parseJsonLogic', 'parseMongoDB', 'parseSQL'].filter((name) => name in library)`,
    'drag-and-drop': `['QueryBuilderWithoutDndProvider', 'QueryBuilderDndWithoutProvider', 'QueryBuilderDnD'].filter((name) => name in library)`,
    'find-rule': `['findRule', 'findPath'].filter((name) => name in library)`,
    'named-and-default': `['default', 'QueryBuilder'].filter((name) => name in library)`,
    'c-and-version': `['c', 'version'].filter((name) => name in library)`,
    'redux-hooks': `['useQueryBuilderDispatch', 'useQueryBuilderStore'].filter((name) => name in library)`,
  }),
  ...probes('hooks', {
    'use-query-builder': `const App = () => {
  useQueryBuilder({ fields });
  return null;
};
await render(<App />);
return 'renders';`,
    'stop-event-propagation': `const seen = [];
const App = () => {
  seen.push(typeof useStopEventPropagation(() => {}));
  return null;
};
await render(<App />);
return seen[0];`,
    'stop-event-propagation-map': `const seen = [];
const App = () => {
  seen.push(typeof useStopEventPropagation({ click: () => {} }).click);
  return null;
};
await render(<App />);
return seen[0];`,
  }),
];
