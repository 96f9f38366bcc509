import { type ReactNode, useId } from 'react';
import { icons } from '../../shared/icons.tsx';
import { actionButtonProps } from '../../shared/props.ts';
import { merge, styles } from './styles.ts';
import type { TremorInputProps } from './tremor-props.ts';

interface InputFrameProps {
  readonly input: TremorInputProps;
  readonly invalid?: true;
  /** What the button clears, for its accessible name. */
  readonly name?: string;
  /** Without it, there is no button. */
  readonly onClear?: () => void;
  /** Renders the input with attributes that connect it to its message. */
  children(attributes: {
    readonly 'aria-invalid'?: true;
    readonly 'aria-describedby'?: string;
  }): ReactNode;
}

/**
 * An input with its icon, a button that clears it, and the message about an error. There is always a wrapper,
 * because an input that moves into one would lose the focus.
 */
export function InputFrame({ input, invalid, name, onClear, children }: InputFrameProps) {
  const { icon: Icon, error, errorMessage } = input;
  const id = useId();
  const message = error && errorMessage;
  return (
    <span className={Icon || onClear || message ? styles.frame : styles.noFrame}>
      {children({
        'aria-invalid': invalid || (error ? true : undefined),
        'aria-describedby': message ? id : undefined,
      })}
      {Icon && <Icon className={styles.frameIcon} aria-hidden />}
      {onClear && <ClearButton name={name} onClear={onClear} />}
      {message && (
        <span id={id} className={styles.message}>
          {message}
        </span>
      )}
    </span>
  );
}

function ClearButton({
  name,
  onClear,
}: {
  readonly name: string | undefined;
  readonly onClear: () => void;
}) {
  const { type, ...button } = actionButtonProps({
    label: icons.remove,
    title: name ? `Clear ${name}` : 'Clear',
  });
  return (
    <button
      type={type}
      className={merge(styles.iconButton, styles.clear)}
      onClick={({ currentTarget }) => {
        // The button disappears with the value.
        const control = currentTarget.parentElement?.firstElementChild;
        if (control instanceof HTMLElement) control.focus();
        onClear();
      }}
      {...button}
    />
  );
}
