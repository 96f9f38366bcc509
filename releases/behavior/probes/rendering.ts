import { type Probe, probes } from '../probe.ts';

const query = `{ combinator: 'and', rules: [
  { field: 'status', operator: '=', value: 'open' },
  { combinator: 'or', rules: [{ field: 'total', operator: '>', value: 5 }] },
] }`;

/** Renders a builder with more props, and returns a part of it. */
const shown = (part: string, props = '', start = query) =>
  `await render(<QueryBuilder fields={fields} query={${start}}${props && ` ${props}`} />);
return ${part};`;

const one = (rule: string) => `{ combinator: 'and', rules: [${rule}] }`;

const withProp = (prop: string, codes: Readonly<Record<string, string>>): readonly Probe[] =>
  probes('render', codes, [`QueryBuilderProps.${prop}`]);

export const renderingProbes = [
  ...probes('render', {
    outline: shown('outline($(".queryBuilder"))'),
    'root-attributes': shown('attributes($(".queryBuilder"))'),
    'group-attributes': shown('attributes($(".ruleGroup"))'),
    'group-header': shown('outline($(".ruleGroup-header"))'),
    'rule-attributes': shown('attributes($(".rule"))'),
    'rule-parts': shown('outline($(".rule"))'),
    'button-labels': shown('$$("button").map((button) => button.textContent)'),
    'button-titles': shown('$$("button").map((button) => button.title)'),
    'button-types': shown('[...new Set($$("button").map((button) => button.type))]'),
    'select-titles': shown('$$("select").map((select) => select.title)'),
    'value-attributes': shown('attributes($(".rule-value"))'),
    'operator-choices': shown('choices($(".rule-operators"))'),
    'combinator-choices': shown('choices($(".ruleGroup-combinators"))'),
    'group-classes': shown('$$(".ruleGroup").map((group) => group.className)'),
    'rule-classes': shown('$$(".rule").map((rule) => rule.className)'),
    'drag-handle': shown('$$(".queryBuilder-dragHandle").length'),
    levels: shown('$$("[data-level]").map((element) => element.dataset.level)'),
    paths: shown('$$("[data-path]").map((element) => element.dataset.path)'),
    'test-ids': shown('$$("[data-testid]").map((element) => element.dataset.testid)'),
    'landmark-role': shown('$(".queryBuilder").getAttribute("role")'),
    between: shown(
      'outline($(".rule-value"))',
      '',
      one("{ field: 'total', operator: 'between', value: '1,9' }"),
    ),
    'between-select': shown(
      'outline($(".rule-value"))',
      'getValueEditorType={() => "select"} getValues={() => [{ name: "1", label: "One" }]}',
      one("{ field: 'total', operator: 'between', value: '1,9' }"),
    ),
    'null-operator': shown(
      '$$(".rule-value").length',
      '',
      one("{ field: 'note', operator: 'null', value: '' }"),
    ),
    'checkbox-editor': shown(
      'outline($(".rule-value"))',
      'getValueEditorType={() => "checkbox"}',
      one("{ field: 'express', operator: '=', value: true }"),
    ),
    'select-editor': shown(
      'outline($(".rule-value"))',
      'getValueEditorType={() => "select"} getValues={() => [{ name: "open", label: "Open" }]}',
      one("{ field: 'status', operator: '=', value: 'open' }"),
    ),
    'radio-editor': shown(
      'outline($(".rule-value"))',
      'getValueEditorType={() => "radio"} getValues={() => [{ name: "open", label: "Open" }]}',
      one("{ field: 'status', operator: '=', value: 'open' }"),
    ),
    'multiselect-editor': shown(
      'outline($(".rule-value"))',
      'getValueEditorType={() => "multiselect"} getValues={() => [{ name: "open", label: "Open" }]}',
      one("{ field: 'status', operator: 'in', value: 'open' }"),
    ),
    'textarea-editor': shown(
      'outline($(".rule-value"))',
      'getValueEditorType={() => "textarea"}',
      one("{ field: 'note', operator: '=', value: 'gift' }"),
    ),
    'number-in': shown(
      '$(".rule-value").type',
      'getInputType={() => "number"}',
      one("{ field: 'total', operator: 'in', value: '1,2' }"),
    ),
    'no-fields': `await render(<QueryBuilder query={${query}} />);
return outline($(".rule"));`,
    'field-groups': `await render(<QueryBuilder fields={[{ label: 'Order', options: fields }]} query={${query}} />);
return outline($(".rule-fields"));`,
    'field-record': `await render(<QueryBuilder fields={{ status: { name: 'status', label: 'Status' } }} query={${query}} />);
return choices($(".rule-fields"));`,
    'field-value-key': `await render(<QueryBuilder fields={[{ value: 'status', label: 'Status' }]} query={${query}} />);
return outline($(".rule-fields"));`,
    'field-strings': `await render(<QueryBuilder fields={['status', 'total']} query={${query}} />);
return outline($(".rule-fields"));`,
    'translation-label': shown(
      '$(".ruleGroup-addRule").textContent',
      'translations={{ addRule: { label: "Add", title: "Add a rule" } }}',
    ),
    'translation-partial': shown(
      '$(".ruleGroup-addRule").title',
      'translations={{ addRule: { label: "Add" } }}',
    ),
    'translation-element': shown(
      '$(".ruleGroup-addRule").innerHTML',
      'translations={{ addRule: { label: <b>Add</b>, title: "Add" } }}',
    ),
    classnames: shown(
      '$(".queryBuilder").className',
      'controlClassnames={{ queryBuilder: "mine" }}',
    ),
    'classnames-array': shown(
      '$(".queryBuilder").className',
      'controlClassnames={{ queryBuilder: ["mine", "yours"] }}',
    ),
    'classnames-object': shown(
      '$(".queryBuilder").className',
      'controlClassnames={{ queryBuilder: { mine: true } }}',
    ),
    'control-null': shown(
      '$$(".ruleGroup-addGroup").length',
      'controlElements={{ addGroupAction: null }}',
    ),
    'control-props': `const names = [];
const AddRule = (props) => {
  names.push(Object.keys(props).sort());
  return null;
};
await render(<QueryBuilder fields={fields} query={{ combinator: 'and', rules: [] }} controlElements={{ addRuleAction: AddRule }} />);
return names[0].join('\\n');`,
    'value-editor-props': `const names = [];
const Editor = (props) => {
  names.push(Object.keys(props).sort());
  return null;
};
await render(<QueryBuilder fields={fields} query={${query}} controlElements={{ valueEditor: Editor }} />);
return names[0].join('\\n');`,
    'field-selector-options': `const seen = [];
const Fields = ({ options }) => {
  seen.push(options);
  return null;
};
await render(<QueryBuilder fields={[{ name: 'status', label: 'Status' }]} query={${query}} controlElements={{ fieldSelector: Fields }} />);
return seen[0];`,
    'on-a-server': `renderToStaticMarkup(<QueryBuilder fields={fields} query={{ id: 'g', combinator: 'and', rules: [] }} />).startsWith('<div')`,
    'not-toggle': shown('outline($(".ruleGroup-notToggle"))', 'showNotToggle'),
    'clone-buttons': shown(
      '$$(".rule-cloneRule, .ruleGroup-cloneGroup").map((button) => button.textContent)',
      'showCloneButtons',
    ),
    'combinators-between': shown('outline($(".ruleGroup-body"))', 'showCombinatorsBetweenRules'),
    disabled: shown(
      '$$("button, select, input").filter((control) => !control.disabled).length',
      'disabled',
    ),
  }),
  ...withProp('showLockButtons', {
    'lock-buttons': shown(
      '$$(".rule-lock, .ruleGroup-lock").map((button) => button.textContent)',
      'showLockButtons',
    ),
  }),
  ...withProp('showShiftActions', {
    'shift-actions': shown('outline($(".shiftActions"))', 'showShiftActions'),
    'shift-first': shown('$(".shiftActions button").disabled', 'showShiftActions'),
  }),
  ...withProp('independentCombinators', {
    'independent-prop': `await render(<QueryBuilder fields={fields} independentCombinators />);
return $$(".ruleGroup-combinators").length;`,
    'independent-query': `await render(<QueryBuilder fields={fields} independentCombinators query={{ rules: [{ field: 'status', operator: '=', value: 'open' }, 'or', { field: 'total', operator: '>', value: 5 }] }} />);
return outline($(".ruleGroup-body"));`,
    'independent-query-without-prop': `await render(<QueryBuilder fields={fields} defaultQuery={{ rules: [] }} />);
return $$(".ruleGroup-combinators").length;`,
  }),
  ...withProp('enableDragAndDrop', {
    'drag-without-wrapper': shown(
      '[$(".queryBuilder").dataset.dnd, $$(".queryBuilder-dragHandle").length]',
      'enableDragAndDrop',
    ),
  }),
  ...withProp('autoSelectField', {
    'placeholder-field': `await render(<QueryBuilder fields={fields} autoSelectField={false} addRuleToNewGroups />);
return outline($(".rule"));`,
  }),
];
