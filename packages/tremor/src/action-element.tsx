import type { ComponentPropsWithoutRef } from 'react';
import type { ActionProps } from 'react-querybuilder';
import { actionButtonProps, hasWords, kitProps } from '../../shared/props.ts';
import { merge, styles } from './styles.ts';

/** Props of {@link TremorActionElement}: the library's, and those of a `button`. */
export interface TremorActionProps
  extends ActionProps,
    Omit<ComponentPropsWithoutRef<'button'>, keyof ActionProps> {}

/**
 * Any button of the builder: with a border if it has text, without one if it has an icon.
 *
 * @param props the props of the library's `actionElement`, and of `button`
 */
export const TremorActionElement = (props: TremorActionProps) => {
  const { type, ...button } = actionButtonProps(props);
  const style = hasWords(button.children) ? styles.textButton : styles.iconButton;
  return (
    <button
      type={type}
      className={merge(style, props.className)}
      data-testid={props.testID}
      onClick={(event) => props.handleOnClick(event)}
      {...button}
      {...kitProps(props)}
    />
  );
};
