import { Button, type ButtonProps } from '@fluentui/react-components';
import type { ActionProps } from 'react-querybuilder';
import { actionButtonProps, hasWords, kitProps } from '../../shared/props.ts';

/** Props of {@link FluentActionElement}: the library's, and those of Fluent's `Button`. */
export type FluentActionProps = ActionProps & Omit<ButtonProps, keyof ActionProps>;

const asWideAsItsLabel = { minWidth: 'auto' };

/**
 * Any button of the builder: Fluent's `Button`, with an outline if it has text, without one if it has an
 * icon.
 */
export const FluentActionElement = (props: FluentActionProps) => {
  const { children: label, ...button } = actionButtonProps(props);
  const isText = hasWords(label);
  return (
    <Button
      style={asWideAsItsLabel}
      appearance={isText ? 'secondary' : 'subtle'}
      icon={isText ? undefined : <span>{label}</span>}
      className={props.className}
      data-testid={props.testID}
      onClick={(event) => props.handleOnClick(event)}
      {...button}
      {...(kitProps(props) as object)}
    >
      {isText ? label : null}
    </Button>
  );
};
