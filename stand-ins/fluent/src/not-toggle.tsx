import { Switch, type SwitchProps } from '@fluentui/react-components';
import type { NotToggleProps } from 'react-querybuilder';
import { kitProps } from '../../shared/props.ts';

/** Props of {@link FluentNotToggle}: the library's, and those of Fluent's `Switch`. */
export type FluentNotToggleProps = NotToggleProps & Omit<SwitchProps, keyof NotToggleProps>;

/** The "Not" toggle: Fluent's `Switch` with its label. */
export const FluentNotToggle = (props: FluentNotToggleProps) => (
  <Switch
    className={props.className}
    label={<span>{props.label}</span>}
    title={props.title}
    data-testid={props.testID}
    checked={!!props.checked}
    disabled={props.disabled}
    onChange={(_event, { checked }) => props.handleOnChange(checked)}
    {...(kitProps(props) as SwitchProps)}
  />
);
