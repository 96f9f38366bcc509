import { useRef } from 'react';
import type { RuleType, ValueEditorProps } from 'react-querybuilder';
import { datatypeOf, isDateField } from '../dateField.ts';
import { isDateOperator } from '../dateRule.ts';
import { useRelativeDateTimeConfig } from './config.ts';
import { toggleModeController } from './modeControllers.ts';
import { RelativeDateTimeModeToggle } from './RelativeDateTimeModeToggle.tsx';
import { RelativeDateTimeValueEditor } from './RelativeDateTimeValueEditor.tsx';

const isList = (operator: string) => /^(?:not)?in$/i.test(operator);

/**
 * Edits the value of date rules: a date input, or a relative date. Every other rule gets the value
 * editor of the surrounding provider. A field without an `inputType` gets `date` if its `datatype`
 * is `date`, and `datetime-local` otherwise. Lists are typed, and never relative.
 */
export function DateTimeValueEditor(props: ValueEditorProps) {
  const {
    isDateField: setting,
    modeController,
    defaultValue,
    valueEditor: Plain,
  } = useRelativeDateTimeConfig();
  const { field, operator, value, valueSource, fieldData, handleOnChange } = props;
  // The value of the other mode, so that switching back loses nothing.
  const other = useRef<{ readonly field: string; readonly value: unknown }>(undefined);

  const rule: RuleType = { field, operator, value, valueSource };
  const options = {
    fieldData,
    ...(setting !== undefined && { context: { isDateField: setting } }),
  };
  const realOperator = modeController.operatorOf(rule).toLowerCase();
  const isDate =
    (valueSource ?? 'value') === 'value' &&
    isDateOperator(realOperator) &&
    isDateField(rule, options);
  if (!isDate) return <Plain {...props} />;

  const isRelative = modeController.isRelative(rule) && !isList(realOperator);
  const change = (next: boolean) => {
    const kept = other.current?.field === field ? other.current.value : undefined;
    other.current = { field, value };
    handleOnChange(kept ?? (next ? defaultValue : ''));
  };
  const dateBox = datatypeOf(options) === 'date' ? 'date' : 'datetime-local';
  const inputType = isList(realOperator) ? 'text' : (fieldData?.inputType ?? dateBox);
  // An input can't show a relative date that another operator has left.
  const shown = toggleModeController.isRelative(rule) ? '' : value;
  return (
    <>
      {modeController.hasToggle(rule) && !isList(realOperator) && (
        <RelativeDateTimeModeToggle editor={props} isRelative={isRelative} onChange={change} />
      )}
      {isRelative ? (
        <RelativeDateTimeValueEditor {...props} inputType={inputType} />
      ) : (
        <Plain {...props} inputType={inputType} value={shown} />
      )}
    </>
  );
}
