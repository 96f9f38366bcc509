import { Checkbox, RadioGroup, Switch } from 'radix-ui';
import type { ReactNode } from 'react';
import { type ValueEditorProps, ValueSelector } from 'react-querybuilder';
import {
  KitValueEditor,
  namesOf,
  type RadioPartProps,
  type TextPartProps,
  type TogglePartProps,
  textAttributes,
  type ValueEditorParts,
} from '../../shared/value-editor.tsx';
import { DatePicker, DateRangePicker } from './date-picker.tsx';
import { Tick } from './icons.tsx';
import { InputFrame } from './input-frame.tsx';
import { merge, styles, switchStyle } from './styles.ts';
import type { TremorInputProps, TremorSwitchProps } from './tremor-props.ts';
import { TremorValueSelector } from './value-selector.tsx';

/** The props of Tremor's text inputs that `extraProps` can contain. */
interface TextInputProps extends TremorInputProps {
  /** Whether a number input has buttons that count up and down. Default: true. */
  readonly enableStepper?: boolean;
  /** Whether a text area grows with its text. Default: false. */
  readonly autoHeight?: boolean;
}

interface TextAttributes extends ReturnType<typeof textAttributes> {
  readonly 'aria-describedby'?: string;
  readonly className: string;
}

const text = (props: TextPartProps, render: (input: TextAttributes) => ReactNode) => {
  const { icon, error, errorMessage, enableStepper, autoHeight, ...extraProps }: TextInputProps =
    props.extraProps ?? {};
  return (
    <InputFrame input={{ icon, error, errorMessage }} invalid={props.invalid}>
      {(attributes) =>
        render({
          ...textAttributes(props),
          ...attributes,
          className: merge(
            styles.field,
            icon && styles.withIcon,
            enableStepper === false && styles.withoutStepper,
            autoHeight && styles.autoHeight,
            props.className,
          ),
          ...extraProps,
        })
      }
    </InputFrame>
  );
};

const toggle = (props: TogglePartProps, style: string) => ({
  className: merge(style, props.className),
  ...namesOf(props),
  disabled: props.disabled,
  checked: props.checked,
  ...props.extraProps,
});

const Toggle = (props: TogglePartProps) => {
  const { color, error, errorMessage, tooltip, ...extraProps }: TremorSwitchProps =
    props.extraProps ?? {};
  return (
    <InputFrame input={{ error, errorMessage }} invalid={props.invalid}>
      {(attributes) => (
        <Switch.Root
          {...toggle(
            {
              ...props,
              title: tooltip ?? props.title,
              extraProps: { ...attributes, ...extraProps },
            },
            switchStyle(color),
          )}
          onCheckedChange={props.onChange}
        >
          <Switch.Thumb className={styles.switchThumb} />
        </Switch.Root>
      )}
    </InputFrame>
  );
};

const Radio = (props: RadioPartProps) => (
  <RadioGroup.Root
    className={merge(styles.radios, props.className)}
    {...namesOf(props)}
    disabled={props.disabled}
    value={props.value}
    onValueChange={props.onChange}
    {...props.extraProps}
  >
    {props.options.map((option) => (
      // biome-ignore lint/a11y/noLabelWithoutControl: the button inside is what it labels
      <label key={option.name} className={styles.label}>
        <RadioGroup.Item className={styles.radio} value={option.name} disabled={!!option.disabled}>
          <RadioGroup.Indicator className={styles.radioDot} />
        </RadioGroup.Item>
        {option.label}
      </label>
    ))}
  </RadioGroup.Root>
);

const parts: ValueEditorParts = {
  Checkbox: (props) => (
    <Checkbox.Root
      {...toggle(props, styles.checkbox)}
      onCheckedChange={(checked) => props.onChange(checked === true)}
    >
      <Checkbox.Indicator>
        <Tick />
      </Checkbox.Indicator>
    </Checkbox.Root>
  ),
  DateRange: DateRangePicker,
  Input: ({ type, ...props }) =>
    type === 'date' ? (
      <DatePicker {...props} />
    ) : (
      text(props, (input) => <input {...input} type={type} />)
    ),
  Radio,
  Switch: Toggle,
  Textarea: (props) => text(props, (input) => <textarea rows={2} {...input} />),
};

/** Props of {@link TremorValueEditor}. */
export interface TremorValueEditorProps extends ValueEditorProps {
  /** Props for what is rendered: for the element or the Radix component, and those of Tremor's inputs. */
  readonly extraProps?: Readonly<Record<string, unknown>>;
}

/**
 * The value editor: text inputs, date pickers, checkboxes, switches, radio buttons, and text areas. It
 * renders lists with the builder's `valueSelector`, or with {@link TremorValueSelector} if the builder has
 * none of its own. A number input stores numbers.
 */
export const TremorValueEditor = (props: TremorValueEditorProps) => {
  const ofBuilder = props.schema.controls.valueSelector;
  const selector = ofBuilder === ValueSelector ? TremorValueSelector : ofBuilder;
  return <KitValueEditor storesNumbers selectorComponent={selector} {...props} parts={parts} />;
};
