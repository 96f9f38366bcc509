import { Switch } from 'radix-ui';
import { type ComponentPropsWithoutRef, type HTMLAttributes, useId } from 'react';
import type { NotToggleProps } from 'react-querybuilder';
import { kitProps } from '../../shared/props.ts';
import { InputFrame } from './input-frame.tsx';
import { merge, styles, switchStyle } from './styles.ts';
import type { TremorSwitchProps } from './tremor-props.ts';

/** Props of {@link TremorNotToggle}: the library's, and those of Tremor's switch. */
export interface TremorNotToggleProps
  extends NotToggleProps,
    TremorSwitchProps,
    Omit<HTMLAttributes<HTMLDivElement>, keyof (NotToggleProps & TremorSwitchProps)> {
  readonly name?: string;
  readonly required?: boolean;
}

type SwitchProps = ComponentPropsWithoutRef<typeof Switch.Root>;

/** The "Not" toggle: a switch with its label. */
export const TremorNotToggle = ({
  color,
  error,
  errorMessage,
  tooltip,
  ...props
}: TremorNotToggleProps) => {
  const id = useId();
  return (
    <InputFrame input={{ error, errorMessage }}>
      {(attributes) => (
        <span className={merge('text-sm', props.className)} title={tooltip ?? props.title}>
          <Switch.Root
            id={id}
            className={switchStyle(color)}
            data-testid={props.testID}
            checked={!!props.checked}
            disabled={props.disabled}
            onCheckedChange={props.handleOnChange}
            {...attributes}
            {...(kitProps(props) as SwitchProps)}
          >
            <Switch.Thumb className={styles.switchThumb} />
          </Switch.Root>
          <label htmlFor={id}>{props.label}</label>
        </span>
      )}
    </InputFrame>
  );
};
