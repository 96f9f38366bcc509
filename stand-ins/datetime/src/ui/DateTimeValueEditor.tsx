import { useContext } from 'react';
import { ValueEditor, type ValueEditorProps } from 'react-querybuilder';
import { isDateField } from '../dateField.ts';
import { BaseValueEditorContext } from './config.ts';
import { inputTypeOf, isDateInput } from './dateInput.ts';
import { RelativeDateTimeValueEditor } from './RelativeDateTimeValueEditor.tsx';

/**
 * Edits the value of date rules with {@link RelativeDateTimeValueEditor} inside `QueryBuilderDateTime`, and
 * with a plain date input without that provider. Every other rule gets the value editor of the surrounding
 * provider.
 * A field holds dates if its `inputType` is `date` or `datetime-local`, or if its `datatype` starts with
 * `date` or `timestamp`.
 */
export function DateTimeValueEditor(props: ValueEditorProps) {
  const Base = useContext(BaseValueEditorContext);
  const { fieldData, inputType, field, operator, value } = props;
  const isDate =
    isDateInput(fieldData?.inputType ?? inputType) ||
    isDateField({ field, operator, value }, { fieldData });
  if (!Base) return <ValueEditor {...props} inputType={isDate ? inputTypeOf(props) : inputType} />;
  return isDate ? <RelativeDateTimeValueEditor {...props} /> : <Base {...props} />;
}
