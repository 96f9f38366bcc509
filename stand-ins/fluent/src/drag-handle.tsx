import { type ComponentPropsWithRef, forwardRef } from 'react';
import type { DragHandleProps } from 'react-querybuilder';
import { icons } from './icons.tsx';

/** Props of {@link FluentDragHandle}: the library's, and those of a `span`. */
type FluentDragHandleProps = DragHandleProps &
  Omit<ComponentPropsWithRef<'span'>, keyof DragHandleProps>;

/**
 * The handle that rules and groups are dragged by. A label replaces its icon.
 *
 * @param props `dragHandleAttributes` come from the drag-and-drop adapter, and make it a button for the
 *   keyboard if the adapter supports that
 */
export const FluentDragHandle = forwardRef<HTMLSpanElement, FluentDragHandleProps>((props, ref) => (
  <span
    {...props.dragHandleAttributes}
    ref={ref}
    className={props.className}
    title={props.title}
    data-testid={props.testID}
    style={{ display: 'inline-flex' }}
  >
    {props.label ?? icons.dragHandle}
  </span>
));
FluentDragHandle.displayName = 'FluentDragHandle';
