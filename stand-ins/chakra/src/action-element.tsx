import { Button, type ButtonProps } from '@chakra-ui/react';
import type { ActionProps } from 'react-querybuilder';
import { actionButtonProps, hasWords, kitProps } from '../../shared/props.ts';

/** Props of {@link ChakraActionElement}: the library's, and those of Chakra's `Button`. */
export interface ChakraActionProps extends ActionProps, Omit<ButtonProps, keyof ActionProps> {}

/**
 * Any button of the builder: Chakra's `Button`, in the subtle variant with text and the ghost variant with an
 * icon.
 */
export const ChakraActionElement = (props: ChakraActionProps) => {
  const isText = hasWords(props.label);
  return (
    <Button
      size="xs"
      textStyle="sm"
      variant={isText ? 'subtle' : 'ghost'}
      px={isText ? undefined : '0'}
      className={props.className}
      data-testid={props.testID}
      onClick={(event) => props.handleOnClick(event)}
      {...actionButtonProps(props)}
      {...kitProps(props)}
    />
  );
};
