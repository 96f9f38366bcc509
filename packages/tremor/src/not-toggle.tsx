import { Switch } from 'radix-ui';
import { type ComponentPropsWithoutRef, useId } from 'react';
import type { NotToggleProps } from 'react-querybuilder';
import { kitProps } from '../../shared/props.ts';
import { InputFrame } from './input-frame.tsx';
import { merge, styles, switchStyle } from './styles.ts';
import type { TremorSwitchProps } from './tremor-props.ts';

/** Props of {@link TremorNotToggle}: the library's, those of Radix's `Switch.Root`, and those of Tremor's switch. */
export interface TremorNotToggleProps
  extends NotToggleProps,
    TremorSwitchProps,
    Omit<
      ComponentPropsWithoutRef<typeof Switch.Root>,
      keyof (NotToggleProps & TremorSwitchProps)
    > {}

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
            {...kitProps(props)}
          >
            <Switch.Thumb className={styles.switchThumb} />
          </Switch.Root>
          <label htmlFor={id}>{props.label}</label>
        </span>
      )}
    </InputFrame>
  );
};
