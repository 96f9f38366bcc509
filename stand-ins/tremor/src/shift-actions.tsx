import type { ShiftActionsProps } from 'react-querybuilder';
import { actionButtonProps } from '../../shared/props.ts';
import { styles } from './styles.ts';

/** The buttons that move a rule or group up and down. */
export const TremorShiftActions = (props: ShiftActionsProps) => {
  const shift = (way: 'shiftUp' | 'shiftDown') => {
    const { type, ...button } = actionButtonProps({
      label: props.labels?.[way],
      title: props.titles?.[way],
      disabled: props.disabled || props[`${way}Disabled`],
    });
    return <button type={type} className={styles.shiftButton} onClick={props[way]} {...button} />;
  };
  return (
    <div className={props.className} data-testid={props.testID}>
      {shift('shiftUp')}
      {shift('shiftDown')}
    </div>
  );
};
