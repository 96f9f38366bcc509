import { Button } from '@fluentui/react-components';
import type { ShiftActionsProps } from 'react-querybuilder';
import { actionButtonProps } from '../../shared/props.ts';

/** Half a row high, so that the two together aren't higher than the other buttons. */
const half = { height: 16, minWidth: 20, maxWidth: 20, padding: 0 };

/** The buttons that move a rule or group up and down. */
export const FluentShiftActions = (props: ShiftActionsProps) => {
  const shift = (way: 'shiftUp' | 'shiftDown') => (
    <Button
      size="small"
      appearance="transparent"
      style={half}
      onClick={props[way]}
      {...actionButtonProps({
        label: props.labels?.[way],
        title: props.titles?.[way],
        disabled: props.disabled || props[`${way}Disabled`],
      })}
    />
  );
  return (
    <div className={props.className} data-testid={props.testID}>
      {shift('shiftUp')}
      {shift('shiftDown')}
    </div>
  );
};
