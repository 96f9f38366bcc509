import { type Probe, probes } from '../probe.ts';

/** Renders a builder that records its queries, acts, and returns the last one. */
const acting = (act: string, props = '', result = 'brief(queries.at(-1))') =>
  `const queries = [];
await render(<QueryBuilder fields={fields} onQueryChange={(query) => queries.push(query)}${props && ` ${props}`} />);${act && `\n${act}`}
return ${result};`;

const addRule = 'await user.click($(".ruleGroup-addRule"));';
const addGroup = 'await user.click($(".ruleGroup-addGroup"));';

const withProp = (prop: string, codes: Readonly<Record<string, string>>): readonly Probe[] =>
  probes('action', codes, [`QueryBuilderProps.${prop}`]);

export const actionProbes = [
  ...probes('action', {
    'add-rule': acting(addRule),
    'add-rule-keys': acting(addRule, '', 'Object.keys(queries.at(-1).rules[0]).sort()'),
    'group-keys': acting(addGroup, '', 'Object.keys(queries.at(-1).rules[0]).sort()'),
    'add-group': acting(addGroup),
    'add-rule-id': acting(addRule, '', 'idKind(queries.at(-1).rules[0].id)'),
    'add-group-id': acting(addGroup, '', 'idKind(queries.at(-1).id)'),
    'remove-rule': acting(`${addRule}
await user.click($(".rule-remove"));`),
    'remove-group': acting(`${addGroup}
await user.click($(".ruleGroup-remove"));`),
    'change-field': acting(`${addRule}
await user.selectOptions($(".rule-fields"), 'total');`),
    'change-operator': acting(`${addRule}
await user.selectOptions($(".rule-operators"), 'contains');`),
    'change-operator-null': acting(`${addRule}
await user.type($(".rule-value"), 'gift');
await user.selectOptions($(".rule-operators"), 'null');`),
    'type-value': acting(`${addRule}
await user.type($(".rule-value"), 'gift');`),
    'type-value-changes': acting(
      `${addRule}
await user.type($(".rule-value"), 'gift');`,
      '',
      'queries.length',
    ),
    'change-combinator': acting(`await user.selectOptions($(".ruleGroup-combinators"), 'or');`),
    'toggle-not': acting(`await user.click($(".ruleGroup-notToggle input"));`, 'showNotToggle'),
    'change-between': acting(`${addRule}
await user.selectOptions($(".rule-operators"), 'between');
await user.type($("input"), '1');`),
    'mount-calls': acting('', '', 'queries.length'),
    'mount-query': acting('', '', 'queries[0]'),
    'keyboard-order': `await render(<QueryBuilder fields={fields} query={{ combinator: 'and', rules: [{ field: 'status', operator: '=', value: 'open' }] }} />);
const order = [];
for (let left = 8; left > 0; left -= 1) {
  await user.tab();
  order.push(document.activeElement.className);
}
return order;`,
    'keyboard-enter': acting(
      `await user.tab();
await user.tab();
await user.keyboard('{Enter}');`,
      '',
      'queries.at(-1).rules.length',
    ),
    'keyboard-space': acting(
      `await user.tab();
await user.tab();
await user.tab();
await user.keyboard(' ');`,
      '',
      'queries.at(-1).rules.length',
    ),
    'submit-form': `let submits = 0;
await render(<form onSubmit={(event) => { event.preventDefault(); submits += 1; }}><QueryBuilder fields={fields} /></form>);
await user.click($(".ruleGroup-addRule"));
return submits;`,
    'reset-on-field': acting(
      `${addRule}
await user.type($(".rule-value"), 'gift');
await user.selectOptions($(".rule-fields"), 'total');`,
      'resetOnFieldChange={false}',
    ),
    'reset-on-operator': acting(
      `${addRule}
await user.type($(".rule-value"), 'gift');
await user.selectOptions($(".rule-operators"), '!=');`,
      'resetOnOperatorChange',
    ),
    'select-default': acting(
      addRule,
      'getValueEditorType={() => "select"} getValues={() => [{ name: "open", label: "Open" }, { name: "paid", label: "Paid" }]}',
      'queries.at(-1).rules[0].value',
    ),
    'radio-default': acting(
      addRule,
      'getValueEditorType={() => "radio"} getValues={() => [{ name: "open", label: "Open" }, { name: "paid", label: "Paid" }]}',
      'queries.at(-1).rules[0].value',
    ),
    'multiselect-default': acting(
      addRule,
      'getValueEditorType={() => "multiselect"} getValues={() => [{ name: "open", label: "Open" }, { name: "paid", label: "Paid" }]}',
      'queries.at(-1).rules[0].value',
    ),
    'checkbox-default': acting(
      addRule,
      'getValueEditorType={() => "checkbox"}',
      'queries.at(-1).rules[0].value',
    ),
    'reset-to-multiselect': acting(
      `${addRule}
await user.selectOptions($(".rule-fields"), 'total');`,
      'getValueEditorType={(field) => field === "total" ? "multiselect" : "text"} getValues={() => [{ name: "open", label: "Open" }]}',
      'queries.at(-1).rules[0].value',
    ),
    'default-field': acting(addRule, 'getDefaultField="total"', 'queries.at(-1).rules[0].field'),
    'default-value': acting(
      addRule,
      'getDefaultValue={() => "gift"}',
      'queries.at(-1).rules[0].value',
    ),
    'default-operator': acting(
      addRule,
      'getDefaultOperator="contains"',
      'queries.at(-1).rules[0].operator',
    ),
    'add-rule-query': acting(addRule, '', 'queries.at(-1)'),
    'get-operators-arguments': `const calls = [];
await render(<QueryBuilder fields={fields} query={{ combinator: 'and', rules: [{ field: 'status', operator: '=', value: 'open' }] }} getOperators={(...all) => { calls.push(all); return null; }} />);
return calls[0];`,
    'get-value-editor-type-arguments': `const calls = [];
await render(<QueryBuilder fields={fields} query={{ combinator: 'and', rules: [{ field: 'status', operator: '=', value: 'open' }] }} getValueEditorType={(...all) => { calls.push(all); return 'text'; }} />);
return calls[0];`,
    'get-values-arguments': `const calls = [];
await render(<QueryBuilder fields={fields} query={{ combinator: 'and', rules: [{ field: 'status', operator: '=', value: 'open' }] }} getValueEditorType={() => 'select'} getValues={(...all) => { calls.push(all); return []; }} />);
return calls[0];`,
    controlled: `await render(<QueryBuilder fields={fields} query={{ combinator: 'and', rules: [] }} onQueryChange={() => {}} />);
await user.click($(".ruleGroup-addRule"));
return $$(".rule").length;`,
    'controlled-prop': `let query = { combinator: 'and', rules: [] };
const App = () => {
  const [current, setCurrent] = React.useState(query);
  query = current;
  return <QueryBuilder fields={fields} query={current} onQueryChange={setCurrent} />;
};
await render(<App />);
await user.click($(".ruleGroup-addRule"));
return brief(query);`,
    'frozen-query': acting(addRule, '', 'Object.isFrozen(queries.at(-1))'),
    'second-callback-argument': `const counts = [];
await render(<QueryBuilder fields={fields} onQueryChange={(...all) => counts.push(all.length)} />);
return counts[0];`,
    'handler-error': acting(
      addRule,
      'getDefaultValue={() => { throw new Error("mine"); }}',
      'queries.length',
    ),
  }),
  ...withProp('showCloneButtons', {
    'clone-rule': acting(
      `${addRule}
${addRule}
await user.type($$(".rule-value")[0], 'a');
await user.click($(".rule-cloneRule"));`,
      'showCloneButtons',
      'queries.at(-1).rules.map(({ value }) => value)',
    ),
    'clone-group': acting(
      `${addGroup}
await user.click($(".ruleGroup-cloneGroup"));`,
      'showCloneButtons',
      'queries.at(-1).rules.length',
    ),
  }),
  ...withProp('addRuleToNewGroups', {
    'rule-in-new-group': acting(addGroup, 'addRuleToNewGroups'),
  }),
  ...withProp('enableMountQueryChange', {
    'no-mount-call': acting('', 'enableMountQueryChange={false}', 'queries.length'),
  }),
  ...withProp('onAddRule', {
    'on-add-rule-arguments': acting(
      addRule,
      'onAddRule={(...all) => { queries.push(all.map((one) => Array.isArray(one) ? "path" : typeof one)); return all[0]; }}',
      'queries.find(Array.isArray)',
    ),
    'on-add-rule-false': acting(addRule, 'onAddRule={() => false}', 'queries.at(-1).rules.length'),
    'on-add-rule-change': acting(
      addRule,
      'onAddRule={(rule) => ({ ...rule, value: "mine" })}',
      'queries.at(-1).rules[0].value',
    ),
    'on-add-rule-true': acting(addRule, 'onAddRule={() => true}', 'queries.at(-1).rules.length'),
  }),
  ...withProp('onAddGroup', {
    'on-add-group-arguments': acting(
      addGroup,
      'onAddGroup={(...all) => { queries.push(all.map((one) => Array.isArray(one) ? "path" : typeof one)); return all[0]; }}',
      'queries.find(Array.isArray)',
    ),
    'on-add-group-false': acting(
      addGroup,
      'onAddGroup={() => false}',
      'queries.at(-1).rules.length',
    ),
  }),
  ...withProp('onRemove', {
    'on-remove-false': acting(
      `${addRule}
await user.click($(".rule-remove"));`,
      'onRemove={() => false}',
      'queries.at(-1).rules.length',
    ),
  }),
  ...withProp('defaultQuery', {
    'default-query-ids': acting(
      '',
      "defaultQuery={{ combinator: 'and', rules: [{ field: 'status', operator: '=', value: 'open' }] }}",
      'queries[0]',
    ),
    'default-query-edit': acting(addRule, "defaultQuery={{ combinator: 'or', rules: [] }}"),
    'default-and-query-warning': `await render(<QueryBuilder fields={fields} query={{ combinator: 'and', rules: [] }} defaultQuery={{ combinator: 'or', rules: [] }} />);
return warnings().length;`,
    'becomes-controlled-warning': `await render(<QueryBuilder fields={fields} />);
await render(<QueryBuilder fields={fields} query={{ combinator: 'and', rules: [] }} />);
return warnings().length > 0;`,
  }),
  ...withProp('independentCombinators', {
    'independent-add': acting(
      `${addRule}
${addRule}`,
      'independentCombinators defaultQuery={{ rules: [] }}',
    ),
    'independent-add-prop-only': acting(
      `${addRule}
${addRule}`,
      'independentCombinators',
      'queries.at(-1).rules.length',
    ),
    'independent-remove': acting(
      `await user.click($(".rule-remove"));`,
      "independentCombinators defaultQuery={{ rules: [{ field: 'status', operator: '=', value: 'open' }, 'or', { field: 'total', operator: '=', value: 1 }] }}",
    ),
  }),
  ...withProp('parseNumbers', {
    'parse-numbers': acting(
      `${addRule}
await user.type($(".rule-value"), '42');`,
      'parseNumbers',
      'queries.at(-1).rules[0].value',
    ),
    'parse-numbers-trailing': acting(
      `${addRule}
await user.type($(".rule-value"), '4a');`,
      'parseNumbers',
      'queries.at(-1).rules[0].value',
    ),
  }),
  ...withProp('listsAsArrays', {
    'lists-as-arrays': acting(
      `${addRule}
await user.selectOptions($(".rule-operators"), 'between');
await user.type($(".rule input"), '1');`,
      'listsAsArrays',
      'queries.at(-1).rules[0].value',
    ),
  }),
  ...withProp('autoSelectField', {
    'auto-select-field': acting(addRule, 'autoSelectField={false}', 'brief(queries.at(-1))'),
  }),
  ...withProp('autoSelectOperator', {
    'auto-select-operator': acting(addRule, 'autoSelectOperator={false}'),
  }),
  ...withProp('disabled', {
    'disabled-add': acting(addRule, 'disabled', 'queries.at(-1).rules.length'),
    'disabled-path': acting(addRule, 'disabled={[[]]}', 'queries.at(-1).rules.length'),
  }),
  ...withProp('showLockButtons', {
    'lock-rule': acting(
      `${addRule}
await user.click($(".rule-lock"));`,
      'showLockButtons',
      'queries.at(-1).rules[0].disabled',
    ),
  }),
  ...withProp('showShiftActions', {
    'shift-down': acting(
      `${addRule}
${addRule}
await user.type($$(".rule-value")[0], 'a');
await user.click($$(".shiftActions")[0].querySelectorAll('button')[1]);`,
      'showShiftActions',
      'queries.at(-1).rules.map(({ value }) => value)',
    ),
  }),
  ...withProp('getValueSources', {
    'value-sources': acting(
      `${addRule}
await user.selectOptions($(".rule-valueSource"), 'field');`,
      'getValueSources={() => ["value", "field"]}',
      'queries.at(-1).rules[0]',
    ),
  }),
  ...withProp('validator', {
    'invalid-classes': `await render(<QueryBuilder fields={fields} validator={() => false} />);
return $(".queryBuilder").className;`,
    'valid-classes': `await render(<QueryBuilder fields={fields} validator={() => true} />);
return $(".queryBuilder").className;`,
    'invalid-rule-classes': `await render(<QueryBuilder fields={fields} query={{ combinator: 'and', rules: [{ id: 'r', field: 'status', operator: '=', value: '' }] }} validator={() => ({ r: { valid: false, reasons: ['empty'] } })} />);
return $(".rule").className;`,
    'field-validator-classes': `await render(<QueryBuilder fields={[{ name: 'status', label: 'Status', validator: () => false }]} query={{ combinator: 'and', rules: [{ id: 'r', field: 'status', operator: '=', value: '' }] }} />);
return $(".rule").className;`,
    'field-validator-argument': `const calls = [];
await render(<QueryBuilder fields={[{ name: 'status', label: 'Status', validator: (rule) => { calls.push(Object.keys(rule).sort()); return true; } }]} query={{ combinator: 'and', rules: [{ id: 'r', field: 'status', operator: '=', value: '' }] }} />);
return calls[0];`,
  }),
];

/** Drag and drop: built in with v4, an add-on since v5. */
export const dragProbes = [
  ...probes('drag', {
    'handle-in-wrapper': `await render(<QueryBuilderDnD dnd={dnd}><QueryBuilder fields={fields} query={{ combinator: 'and', rules: [{ field: 'status', operator: '=', value: 'open' }] }} /></QueryBuilderDnD>);
return [$(".queryBuilder").dataset.dnd, $$(".queryBuilder-dragHandle").length];`,
    'root-without-wrapper': `await render(<QueryBuilder fields={fields} />);
return $(".queryBuilder").dataset.dnd;`,
    reorder: `const queries = [];
await render(<QueryBuilderDnD dnd={dnd}><QueryBuilder fields={fields} onQueryChange={(query) => queries.push(query)} defaultQuery={{ combinator: 'and', rules: [
  { field: 'status', operator: '=', value: 'a' },
  { field: 'status', operator: '=', value: 'b' },
] }} /></QueryBuilderDnD>);
await drag($$(".queryBuilder-dragHandle")[0], $$(".rule")[1]);
return queries.at(-1).rules.map(({ value }) => value);`,
    copy: `const queries = [];
await render(<QueryBuilderDnD dnd={dnd}><QueryBuilder fields={fields} onQueryChange={(query) => queries.push(query)} defaultQuery={{ combinator: 'and', rules: [
  { field: 'status', operator: '=', value: 'a' },
  { field: 'status', operator: '=', value: 'b' },
] }} /></QueryBuilderDnD>);
await user.keyboard('{Alt>}');
await drag($$(".queryBuilder-dragHandle")[0], $$(".rule")[1], { altKey: true });
return queries.at(-1).rules.map(({ value }) => value);`,
    'with-control': `const queries = [];
await render(<QueryBuilderDnD dnd={dnd}><QueryBuilder fields={fields} onQueryChange={(query) => queries.push(query)} defaultQuery={{ combinator: 'and', rules: [
  { field: 'status', operator: '=', value: 'a' },
  { field: 'status', operator: '=', value: 'b' },
] }} /></QueryBuilderDnD>);
await user.keyboard('{Control>}');
await drag($$(".queryBuilder-dragHandle")[0], $$(".rule")[1], { ctrlKey: true });
return brief(queries.at(-1));`,
    'into-group': `const queries = [];
await render(<QueryBuilderDnD dnd={dnd}><QueryBuilder fields={fields} onQueryChange={(query) => queries.push(query)} defaultQuery={{ combinator: 'and', rules: [
  { field: 'status', operator: '=', value: 'a' },
  { combinator: 'or', rules: [{ field: 'status', operator: '=', value: 'b' }] },
] }} /></QueryBuilderDnD>);
await drag($$(".queryBuilder-dragHandle")[0], $$(".ruleGroup-header")[1]);
return brief(queries.at(-1));`,
  }),
  ...probes(
    'drag',
    {
      'built-in-reorder': `const queries = [];
await render(<QueryBuilder enableDragAndDrop fields={fields} onQueryChange={(query) => queries.push(query)} defaultQuery={{ combinator: 'and', rules: [
  { field: 'status', operator: '=', value: 'a' },
  { field: 'status', operator: '=', value: 'b' },
] }} />);
await drag($$(".queryBuilder-dragHandle")[0], $$(".rule")[1]);
return queries.at(-1).rules.map(({ value }) => value);`,
    },
    ['QueryBuilderProps.enableDragAndDrop'],
  ),
];
