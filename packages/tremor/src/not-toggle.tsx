import { Switch } from 'radix-ui';
import { type ComponentPropsWithoutRef, useId } from 'react';
import type { NotToggleProps } from 'react-querybuilder';
import { kitProps } from '../../shared/props.ts';
import { merge, styles } from './styles.ts';

/** Props of {@link TremorNotToggle}: the library's, and those of Radix's `Switch.Root`. */
export interface TremorNotToggleProps
  extends NotToggleProps,
    Omit<ComponentPropsWithoutRef<typeof Switch.Root>, keyof NotToggleProps> {}

/**
 * The "Not" toggle: a switch with its label.
 *
 * @param props the props of the library's `notToggle`, and of `Switch.Root`
 */
export const TremorNotToggle = (props: TremorNotToggleProps) => {
  const id = useId();
  return (
    <span className={merge('text-sm', props.className)} title={props.title}>
      <Switch.Root
        id={id}
        className={styles.switch}
        data-testid={props.testID}
        checked={!!props.checked}
        disabled={props.disabled}
        onCheckedChange={props.handleOnChange}
        {...kitProps(props)}
      >
        <Switch.Thumb className={styles.switchThumb} />
      </Switch.Root>
      <label htmlFor={id}>{props.label}</label>
    </span>
  );
};
