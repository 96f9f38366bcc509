import type { InputType, ValueEditorProps } from 'react-querybuilder';
import { datatypeOf } from '../dateField.ts';
import { isRQBDate } from '../isoText.ts';
import type { RQBDateTimeLibraryAPI } from '../types.ts';

/** The values that the browser's inputs for dates accept. */
const forms = {
  date: /^\d{4}-\d\d-\d\d$/,
  'datetime-local': /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/,
} as const;

type DateInputType = keyof typeof forms;

export const isDateInput = (inputType: InputType | null | undefined): inputType is DateInputType =>
  typeof inputType === 'string' && Object.hasOwn(forms, inputType);

/** The field's own type, that of the builder, or the one that fits the field's `datatype`. */
export function inputTypeOf({ fieldData, inputType }: ValueEditorProps): InputType {
  // The builder passes `text` for fields without a type.
  const own = fieldData?.inputType ?? (inputType === 'text' ? undefined : inputType);
  return own ?? ((datatypeOf({ fieldData }) ?? 'date') === 'date' ? 'date' : 'datetime-local');
}

/** A moment on the machine's clock, to the minute. */
function localText(date: Date): string {
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, 16);
}

/**
 * A stored date in the form that the input accepts, or an empty string if it isn't one. Values of other
 * inputs stay as they are.
 */
export function toInputValue(value: unknown, type: InputType, api: RQBDateTimeLibraryAPI): unknown {
  if (!isDateInput(type)) return typeof value === 'object' ? '' : value;
  const isText = typeof value === 'string';
  if (isText && forms[type].test(value)) return value;
  if (!isRQBDate(value) || !api.isValid(value)) return '';
  if (type === 'date') return api.toISOStringDateOnly(value);
  return isText && forms.date.test(value) ? `${value}T00:00` : localText(api.toDate(value));
}
