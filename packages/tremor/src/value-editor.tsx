import { Checkbox, RadioGroup, Switch } from 'radix-ui';
import { type ValueEditorProps, ValueSelector } from 'react-querybuilder';
import {
  KitValueEditor,
  type RadioPartProps,
  type TextPartProps,
  type TogglePartProps,
  type ValueEditorParts,
} from '../../shared/value-editor.tsx';
import { Tick } from './icons.tsx';
import { merge, styles } from './styles.ts';
import { TremorValueSelector } from './value-selector.tsx';

const box = (props: TextPartProps) => ({
  className: merge(styles.field, props.className),
  'aria-label': props.name,
  'aria-invalid': props.invalid,
  title: props.title,
  'data-testid': props.testID,
  placeholder: props.placeholder,
  disabled: props.disabled,
  value: props.value,
  onChange: (event: { readonly target: { readonly value: string } }) =>
    props.onChange(event.target.value),
  ...props.extraProps,
});

const toggle = (props: TogglePartProps, style: string) => ({
  className: merge(style, props.className),
  'aria-label': props.name,
  'aria-invalid': props.invalid,
  title: props.title,
  'data-testid': props.testID,
  disabled: props.disabled,
  checked: props.checked,
  ...props.extraProps,
});

const Radio = (props: RadioPartProps) => (
  <RadioGroup.Root
    className={merge(styles.radios, props.className)}
    aria-label={props.name}
    aria-invalid={props.invalid}
    title={props.title}
    data-testid={props.testID}
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
  Input: (props) => <input {...box(props)} type={props.type} />,
  Radio,
  Switch: (props) => (
    <Switch.Root {...toggle(props, styles.switch)} onCheckedChange={props.onChange}>
      <Switch.Thumb className={styles.switchThumb} />
    </Switch.Root>
  ),
  Textarea: (props) => <textarea rows={2} {...box(props)} />,
};

/** Props of {@link TremorValueEditor}. */
export interface TremorValueEditorProps extends ValueEditorProps {
  /** Props for the element or the Radix component that is rendered; none by default. */
  readonly extraProps?: Readonly<Record<string, unknown>>;
}

/**
 * The value editor: text inputs, checkboxes, switches, radio buttons, and text areas. It renders lists
 * with the builder's `valueSelector`, or with {@link TremorValueSelector} if the builder has none of its
 * own. A number input stores numbers.
 *
 * @param props the props of the library's `valueEditor`, and `extraProps`
 */
export const TremorValueEditor = (props: TremorValueEditorProps) => {
  const ofBuilder = props.schema.controls.valueSelector;
  const selector = ofBuilder === ValueSelector ? TremorValueSelector : ofBuilder;
  return <KitValueEditor storesNumbers selectorComponent={selector} {...props} parts={parts} />;
};
