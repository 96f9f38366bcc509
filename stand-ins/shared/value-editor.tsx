import type { ComponentType, ReactNode } from 'react';
import {
  type FullOption,
  getFirstOption,
  joinWith,
  parseNumber,
  useValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import { isInvalid } from './props.ts';

interface PartProps {
  readonly className?: string;
  readonly title?: string;
  readonly name?: string;
  readonly testID?: string;
  readonly disabled?: boolean;
  /** Whether the validator rejects the rule. */
  readonly invalid?: true;
  readonly extraProps?: Readonly<Record<string, unknown>>;
}

export interface TextPartProps extends PartProps {
  readonly value: string;
  readonly placeholder: string;
  onChange(value: string): void;
}

/** With a type that browsers know. */
export interface InputPartProps extends TextPartProps {
  readonly type: string;
}

export interface TogglePartProps extends PartProps {
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

/** A few options, all in view. */
export interface RadioPartProps extends PartProps {
  readonly value: string;
  readonly options: readonly FullOption[];
  onChange(value: string): void;
}

/** Two days with a single control. */
export interface DateRangePartProps extends PartProps {
  readonly value: readonly [from: string, to: string];
  readonly placeholder: string;
  onChange(value: readonly [from: string, to: string]): void;
}

/** How a kit renders each kind of value editor. The value selector renders lists. */
export interface ValueEditorParts {
  readonly Checkbox: ComponentType<TogglePartProps>;
  /** Default: an input for each of the two days. */
  readonly DateRange?: ComponentType<DateRangePartProps>;
  readonly Input: ComponentType<InputPartProps>;
  readonly Radio: ComponentType<RadioPartProps>;
  readonly Switch: ComponentType<TogglePartProps>;
  readonly Textarea: ComponentType<TextPartProps>;
}

/** The name and the state of an element, and what finds it in tests. */
export const namesOf = ({ name, invalid, title, testID }: PartProps) => ({
  'aria-label': name,
  'aria-invalid': invalid,
  title,
  'data-testid': testID,
});

/** The attributes of an `input` or a `textarea`. */
export const textAttributes = (props: TextPartProps) => ({
  ...namesOf(props),
  placeholder: props.placeholder,
  disabled: props.disabled,
  value: props.value,
  onChange: (event: { readonly target: { readonly value: string } }) =>
    props.onChange(event.target.value),
});

interface KitValueEditorProps extends ValueEditorProps {
  readonly parts: ValueEditorParts;
  /** Whether number inputs give numbers even without `parseNumbers`; false by default. */
  readonly storesNumbers?: boolean;
  readonly extraProps?: Readonly<Record<string, unknown>>;
}

/** Lets the two editors of a range shrink on a narrow screen. */
const narrow = { maxWidth: '100%' };

const text = (value: unknown) => (value === null || value === undefined ? '' : `${value}`);

/** Decides which part to render, and what it reads and writes, as the library's own `ValueEditor` does. */
export function KitValueEditor(props: KitValueEditorProps) {
  const { className, disabled, extraProps, operator, parts, separator, testID, title } = props;
  const { value, values = [], handleOnChange, type = 'text' } = props;
  const Selector = props.selectorComponent ?? props.schema.controls.valueSelector;
  const editor = useValueEditor(props);

  if (operator === 'null' || operator === 'notNull') return null;

  const isRange = operator === 'between' || operator === 'notBetween';
  const common = { title, disabled, invalid: isInvalid(props.validation), extraProps };
  const placeholder = props.fieldData?.placeholder ?? '';
  const inputType = editor.inputTypeCoerced ?? 'text';
  const parseNumbers =
    editor.parseNumberMethod || (inputType === 'number' && !!props.storesNumbers && 'strict');
  const forSelector = {
    schema: props.schema,
    path: props.path,
    level: props.level,
    context: props.context,
    validation: props.validation,
    rule: props.rule,
    field: props.field,
    fieldData: props.fieldData,
    listsAsArrays: props.listsAsArrays,
    options: values,
    title,
    disabled,
    ...extraProps,
  };

  const own = { ...common, name: title, className, testID };
  if (isRange && type === 'text' && inputType === 'date' && parts.DateRange) {
    const [from, to] = editor.valueAsArray;
    return (
      <parts.DateRange
        {...own}
        placeholder={placeholder}
        value={[text(from), text(to)]}
        onChange={(days) => handleOnChange(props.listsAsArrays ? days : joinWith([...days]))}
      />
    );
  }

  if (isRange && (type === 'text' || type === 'select')) {
    const bound = (index: 0 | 1): ReactNode => {
      const change = (bound: string) => editor.multiValueHandler(bound, index);
      const name = title && `${title} (${index + 1}/2)`;
      if (type === 'text') {
        return (
          <parts.Input
            {...common}
            name={name}
            className={editor.valueListItemClassName}
            type={inputType}
            placeholder={placeholder}
            value={text(editor.valueAsArray[index])}
            onChange={change}
          />
        );
      }
      return (
        <Selector
          {...forSelector}
          title={name}
          className={editor.valueListItemClassName}
          value={editor.valueAsArray[index] ?? getFirstOption(values)}
          handleOnChange={change}
        />
      );
    };
    return (
      <span className={className} style={narrow} title={title} data-testid={testID}>
        {bound(0)}
        {separator}
        {bound(1)}
      </span>
    );
  }

  switch (type) {
    case 'select':
    case 'multiselect':
      return (
        <Selector
          {...forSelector}
          className={className}
          testID={testID}
          value={value}
          multiple={type === 'multiselect'}
          handleOnChange={handleOnChange}
        />
      );
    case 'checkbox':
      return <parts.Checkbox {...own} checked={!!value} onChange={handleOnChange} />;
    case 'switch':
      return <parts.Switch {...own} checked={!!value} onChange={handleOnChange} />;
    case 'radio':
      return (
        <parts.Radio {...own} value={text(value)} options={values} onChange={handleOnChange} />
      );
    case 'textarea':
      return (
        <parts.Textarea
          {...own}
          placeholder={placeholder}
          value={text(value)}
          onChange={handleOnChange}
        />
      );
  }
  return (
    <parts.Input
      {...own}
      type={inputType}
      placeholder={placeholder}
      value={text(value)}
      onChange={
        props.inputType === 'bigint'
          ? editor.bigIntValueHandler
          : (typed) => handleOnChange(parseNumber(typed, { parseNumbers }))
      }
    />
  );
}
