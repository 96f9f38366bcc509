import { Button } from '@chakra-ui/react';
import type { ShiftActionsProps } from 'react-querybuilder';
import { actionButtonProps } from '../../shared/props.ts';

/** The buttons that move a rule or group up and down. */
export const ChakraShiftActions = (props: ShiftActionsProps) => {
  const shift = (way: 'shiftUp' | 'shiftDown') => (
    <Button
      variant="plain"
      size="2xs"
      h="4"
      minW="4"
      px="0"
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
