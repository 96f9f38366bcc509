import { type ReactNode, useId } from 'react';
import { icons } from '../../shared/icons.tsx';
import { actionButtonProps } from '../../shared/props.ts';
import { styles } from './styles.ts';
import type { TremorInputProps } from './tremor-props.ts';

interface InputFrameProps {
  /** The props of `@tremor/react` that the input got. */
  readonly input: TremorInputProps;
  /** Whether the validator of the rule says no. */
  readonly invalid?: true;
  /** What to clear, for the accessible name of the button. */
  readonly name?: string;
  /** Clears the input; without it, there is no button. */
  readonly onClear?: () => void;
  /** Renders the input with attributes that connect it to its message. */
  children(attributes: {
    readonly 'aria-invalid'?: true;
    readonly 'aria-describedby'?: string;
  }): ReactNode;
}

/** What surrounds an input: its icon, a button that clears it, and the message about an error. */
export function InputFrame({ input, invalid, name, onClear, children }: InputFrameProps) {
  const { icon: Icon, error, errorMessage } = input;
  const id = useId();
  const message = error && errorMessage;
  let framed = children({
    'aria-invalid': invalid || (error ? true : undefined),
    'aria-describedby': message ? id : undefined,
  });
  if (Icon) {
    framed = (
      <span className={styles.positioned}>
        {framed}
        <Icon className={styles.inputIcon} aria-hidden />
      </span>
    );
  }
  if (onClear) {
    const { type, ...button } = actionButtonProps({
      label: icons.remove,
      title: name ? `Clear ${name}` : 'Clear',
    });
    framed = (
      <span className={styles.withClear}>
        {framed}
        <button type={type} className={styles.iconButton} onClick={onClear} {...button} />
      </span>
    );
  }
  if (!message) return framed;
  return (
    <span className={styles.withMessage}>
      {framed}
      <span id={id} className={styles.message}>
        {message}
      </span>
    </span>
  );
}
