import { useContext } from 'react';
import type { ValueEditorProps } from 'react-querybuilder';
import { isDateField } from '../dateField.ts';
import { QueryBuilderDateTimeContext } from './config.ts';
import { isDateInput } from './dateInput.ts';
import { RelativeDateTimeValueEditor } from './RelativeDateTimeValueEditor.tsx';

/**
 * Edits the value of date rules with {@link RelativeDateTimeValueEditor}. Every other rule gets the value
 * editor of the surrounding provider.
 * A field holds dates if its `inputType` is `date` or `datetime-local`, or if its `datatype` starts with
 * `date` or `timestamp`.
 */
export function DateTimeValueEditor(props: ValueEditorProps) {
  const { valueEditor: Base } = useContext(QueryBuilderDateTimeContext);
  const { fieldData, inputType, field, operator, value } = props;
  const isDate =
    isDateInput(fieldData?.inputType ?? inputType) ||
    isDateField({ field, operator, value }, { fieldData });
  const Editor = isDate ? RelativeDateTimeValueEditor : Base;
  return <Editor {...props} />;
}
