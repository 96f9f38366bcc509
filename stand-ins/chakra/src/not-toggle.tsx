import { Switch } from '@chakra-ui/react';
import type { ComponentPropsWithoutRef } from 'react';
import type { NotToggleProps } from 'react-querybuilder';
import { kitProps } from '../../shared/props.ts';

/** Props of {@link ChakraNotToggle}: the library's, and those of Chakra's `Switch.Root`. */
export interface ChakraNotToggleProps
  extends NotToggleProps,
    Omit<ComponentPropsWithoutRef<typeof Switch.Root>, keyof NotToggleProps> {}

/** The "Not" toggle: Chakra's `Switch` with its label. */
export const ChakraNotToggle = (props: ChakraNotToggleProps) => (
  <Switch.Root
    size="sm"
    className={props.className}
    title={props.title}
    checked={!!props.checked}
    disabled={props.disabled}
    onCheckedChange={({ checked }) => props.handleOnChange(checked)}
    {...kitProps(props)}
  >
    <Switch.HiddenInput data-testid={props.testID} />
    <Switch.Control />
    <Switch.Label textStyle="sm">{props.label}</Switch.Label>
  </Switch.Root>
);
