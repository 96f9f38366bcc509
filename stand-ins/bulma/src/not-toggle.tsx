import { clsx, type NotToggleProps } from 'react-querybuilder';

/** The "Not" toggle: a checkbox of Bulma with its label. */
export const BulmaNotToggle = (props: NotToggleProps) => (
  <label
    className={clsx(props.className, 'checkbox')}
    title={props.title}
    data-testid={props.testID}
  >
    <input
      type="checkbox"
      checked={!!props.checked}
      disabled={props.disabled}
      onChange={(event) => props.handleOnChange(event.target.checked)}
    />{' '}
    {props.label}
  </label>
);
