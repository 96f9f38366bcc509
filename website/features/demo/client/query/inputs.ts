import {
  type FullOption,
  isOptionGroupArray,
  isRuleGroup,
  type RuleGroupTypeAny,
  type RuleType,
  toArray,
  toFlatOptionArray,
  type ValueEditorProps,
} from 'react-querybuilder';
import { type FieldSpec, unknownLabel } from '../shared/fields.ts';
import { rulesOf } from './walk.ts';

const several = new Set(['between', 'notBetween', 'in', 'notIn']);
const ranges = new Set(['between', 'notBetween']);
const lists = new Set(['select', 'radio', 'multiselect']);
const toggles = new Set(['checkbox', 'switch']);

type Shows = (value: unknown) => boolean;

const isPlain: Shows = (value) => ['string', 'number', 'bigint', 'boolean'].includes(typeof value);

const like =
  (pattern: RegExp): Shows =>
  (value) =>
    isPlain(value) && (value === '' || pattern.test(String(value)));

/** An input with a single line drops line breaks. */
const isLine = like(/^.*$/);

/** By the type of the input. All other types show any line of text. */
const inputs: Readonly<Record<string, Shows>> = {
  number: like(/^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i),
  date: like(/^\d{4,6}-\d\d-\d\d$/),
  'datetime-local': like(/^\d{4,6}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/),
  time: like(/^\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/),
};

/** What decides how a value editor shows a value. */
type Editor = Pick<ValueEditorProps, 'type' | 'inputType' | 'values'>;

type EditorWithValue = Editor & Pick<ValueEditorProps, 'value'>;

interface ShownEditor {
  readonly editor: EditorWithValue;
  /** Whether the editor shows the value as it is. */
  readonly isShown: boolean;
}

/**
 * A value editor like the given one that shows a rule's value as it is, if there is one: a list with
 * the value, or a text input. A list without the value would show its first option instead.
 */
export function editorFor(
  editor: Editor,
  { operator, value }: Pick<ValueEditorProps, 'operator' | 'value'>,
): ShownEditor {
  const type = editor.type ?? 'text';
  if (lists.has(type)) return listFor(editor, operator, value);
  const shown = (changes?: Editor): ShownEditor => ({
    editor: { ...editor, ...changes, value: value ?? '' },
    isShown: true,
  });
  const hidden = { ...shown(), isShown: false };
  if (toggles.has(type) && typeof value === 'boolean') return shown();
  const items = several.has(operator) ? listOf(value) : undefined;
  // A text input shows the items of a list with commas between them.
  if (items?.some((item) => String(item).includes(','))) return hidden;
  const isText = several.has(operator) && isPlain(value) && typeof value !== 'boolean';
  const parts = items ?? (isText ? toArray(value) : [value === undefined ? '' : value]);
  if (!parts.every(isPlain) || isTooMany(operator, parts)) return hidden;
  const shows = type === 'textarea' ? isPlain : showsOf(editor, operator);
  if (!toggles.has(type) && parts.every(shows)) return shown();
  if (parts.every(isLine)) return shown({ type: 'text', inputType: 'text' });
  return ranges.has(operator) ? hidden : shown({ type: 'textarea' });
}

const listOf = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? value : undefined;

/** An input for a list of values is a text input. */
function showsOf({ inputType }: Editor, operator: string): Shows {
  const type = several.has(operator) && !ranges.has(operator) ? 'text' : inputType;
  return inputs[type ?? 'text'] ?? isLine;
}

function listFor(editor: Editor, operator: string, value: unknown): ShownEditor {
  const options = (editor.values ?? []) as FullOption[];
  const names = new Set(toFlatOptionArray(options).map(({ name }) => name));
  const used = namesUsed(editor, operator, value);
  const missing = [...new Set(used.map((name) => valueText(name)))]
    .filter((name) => !names.has(name))
    .map((name) => ({ name, value: name, label: name && unknownLabel(name) }));
  const groups = isOptionGroupArray(options) ? [{ label: 'Unknown', options: missing }] : missing;
  const values = missing.length === 0 ? options : [...options, ...groups];
  const isList =
    (Array.isArray(value) || isPlain(value) || value === undefined) &&
    typeof value !== 'boolean' &&
    !isTooMany(operator, toArray(value));
  return hasSeveral(editor, operator)
    ? { editor: { ...editor, values, value }, isShown: isList && used.every(isPlain) }
    : { editor: { ...editor, values, value: valueText(value) }, isShown: used.every(isPlain) };
}

const isTooMany = (operator: string, values: readonly unknown[]) =>
  ranges.has(operator) && values.length > 2;

const hasSeveral = ({ type }: Editor, operator: string) =>
  type === 'multiselect' || ranges.has(operator);

const valueText = (value: unknown) => (isPlain(value) ? String(value) : '');

/** The names that a list has to show. Radio buttons and a list of several can show that there is none. */
function namesUsed(editor: Editor, operator: string, value: unknown): readonly unknown[] {
  const [from = '', to = ''] = toArray(value);
  if (ranges.has(operator)) return [from, to];
  if (hasSeveral(editor, operator)) return toArray(value);
  if (value !== undefined && value !== '') return [value];
  return editor.type === 'radio' ? [] : [''];
}

/** The rules whose value the builder can't show as it is, such as an object. */
export const rulesWithHiddenValue = (
  query: RuleGroupTypeAny,
  fields: readonly FieldSpec[],
): readonly RuleType[] =>
  rulesOf(query).filter(
    (rule) =>
      !isShown(
        rule,
        fields.find(({ name }) => name === rule.field),
      ),
  );

function isShown(rule: RuleType, field?: FieldSpec): boolean {
  const { operator, value, valueSource, match } = rule;
  if (/^(?:not)?null$/i.test(operator)) return true;
  if (isRuleGroup(value) || field?.matchModes) {
    const isMatch = isRuleGroup(value) && match !== undefined && field?.matchModes !== undefined;
    return isMatch || value === undefined;
  }
  const isReference = valueSource === 'field' || valueSource === 'parameter';
  const editor = isReference
    ? { type: 'select' as const }
    : {
        type: field?.valueEditorType,
        inputType: field?.inputType,
        values: field?.values as FullOption[] | undefined,
      };
  return editorFor(editor as Editor, rule).isShown;
}
