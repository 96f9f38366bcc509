import { Checkbox, HStack, Input, RadioGroup, Switch, Textarea } from '@chakra-ui/react';
import type { ValueEditorProps } from 'react-querybuilder';
import {
  KitValueEditor,
  namesOf,
  type RadioPartProps,
  type TextPartProps,
  type TogglePartProps,
  textAttributes,
  type ValueEditorParts,
} from '../../shared/value-editor.tsx';

const box = (props: TextPartProps) => ({
  size: 'xs' as const,
  textStyle: 'sm',
  width: 'auto',
  // Lets the two inputs of a range shrink on a narrow screen.
  minW: '0',
  bg: 'bg',
  className: props.className,
  ...textAttributes(props),
  ...props.extraProps,
});

const toggle = (props: TogglePartProps) => ({
  size: 'sm' as const,
  className: props.className,
  title: props.title,
  checked: props.checked,
  disabled: props.disabled,
  invalid: props.invalid,
  ...props.extraProps,
});

/** Without a background, an unchecked control would be invisible on the color of a group. */
const unchecked = { '&[data-state=unchecked]': { bg: 'bg' } };

const hiddenInput = (props: TogglePartProps) => ({
  'aria-label': props.name,
  'data-testid': props.testID,
});

const Radio = (props: RadioPartProps) => (
  <RadioGroup.Root
    size="sm"
    className={props.className}
    {...namesOf(props)}
    disabled={props.disabled}
    value={props.value}
    onValueChange={({ value }) => value !== null && props.onChange(value)}
    {...props.extraProps}
  >
    <HStack gap="4" wrap="wrap">
      {props.options.map((option) => (
        <RadioGroup.Item key={option.name} value={option.name} disabled={!!option.disabled}>
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemIndicator css={unchecked} />
          <RadioGroup.ItemText textStyle="sm">{option.label}</RadioGroup.ItemText>
        </RadioGroup.Item>
      ))}
    </HStack>
  </RadioGroup.Root>
);

const parts: ValueEditorParts = {
  Checkbox: (props) => (
    <Checkbox.Root
      {...toggle(props)}
      onCheckedChange={({ checked }) => props.onChange(checked === true)}
    >
      <Checkbox.HiddenInput {...hiddenInput(props)} />
      <Checkbox.Control css={unchecked} />
    </Checkbox.Root>
  ),
  Input: (props) => <Input {...box(props)} type={props.type} />,
  Radio,
  Switch: (props) => (
    <Switch.Root {...toggle(props)} onCheckedChange={({ checked }) => props.onChange(checked)}>
      <Switch.HiddenInput role="switch" {...hiddenInput(props)} />
      <Switch.Control />
    </Switch.Root>
  ),
  Textarea: (props) => <Textarea rows={2} {...box(props)} />,
};

/** Props of {@link ChakraValueEditor}. */
export interface ChakraValueEditorProps extends ValueEditorProps {
  /** Props for Chakra's component that is rendered; none by default. */
  readonly extraProps?: Readonly<Record<string, unknown>>;
}

/**
 * The value editor: Chakra's `Input`, `Textarea`, `Checkbox`, `Switch`, and `RadioGroup`. The builder's
 * `valueSelector` renders lists.
 */
export const ChakraValueEditor = (props: ChakraValueEditorProps) => (
  <KitValueEditor {...props} parts={parts} />
);
