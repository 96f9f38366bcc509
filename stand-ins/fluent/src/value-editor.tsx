import {
  Checkbox,
  Input,
  type InputProps,
  Radio,
  RadioGroup,
  Switch,
  Textarea,
  tokens,
} from '@fluentui/react-components';
import type { ValueEditorProps } from 'react-querybuilder';
import {
  KitValueEditor,
  namesOf,
  type TextPartProps,
  type TogglePartProps,
  textAttributes,
  type ValueEditorParts,
} from '../../shared/value-editor.tsx';

/** Lets the two inputs of a range shrink on a narrow screen. */
const shrinkable = { minWidth: 0 };

const box = (props: TextPartProps) => ({
  style: shrinkable,
  className: props.className,
  ...textAttributes(props),
  ...props.extraProps,
});

const toggle = (props: TogglePartProps) => ({
  className: props.className,
  ...namesOf(props),
  disabled: props.disabled,
  checked: props.checked,
  ...props.extraProps,
});

// The gray of unselected options is too pale on the color of a nested group.
const readable = { color: tokens.colorNeutralForeground1 };

const parts: ValueEditorParts = {
  Checkbox: (props) => (
    <Checkbox
      {...toggle(props)}
      onChange={(_event, { checked }) => props.onChange(checked === true)}
    />
  ),
  Input: (props) => <Input {...box(props)} type={props.type as InputProps['type']} />,
  Radio: (props) => (
    <RadioGroup
      layout="horizontal"
      className={props.className}
      {...namesOf(props)}
      disabled={props.disabled}
      value={props.value}
      onChange={(_event, { value }) => props.onChange(value)}
      {...props.extraProps}
    >
      {props.options.map((option) => (
        <Radio
          key={option.name}
          value={option.name}
          label={{ children: option.label, style: readable }}
          disabled={props.disabled || option.disabled}
        />
      ))}
    </RadioGroup>
  ),
  Switch: (props) => (
    <Switch {...toggle(props)} onChange={(_event, { checked }) => props.onChange(checked)} />
  ),
  Textarea: (props) => <Textarea rows={2} {...box(props)} />,
};

/** Props of {@link FluentValueEditor}. */
export interface FluentValueEditorProps extends ValueEditorProps {
  /** Props for Fluent's component that is rendered; none by default. */
  readonly extraProps?: Readonly<Record<string, unknown>>;
}

/**
 * The value editor: Fluent's `Input`, `Textarea`, `Checkbox`, `Switch`, and `RadioGroup`. The builder's
 * `valueSelector` renders lists.
 */
export const FluentValueEditor = (props: FluentValueEditorProps) => (
  <KitValueEditor {...props} parts={parts} />
);
