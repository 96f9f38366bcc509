import { useId } from 'react';
import { clsx, type ValueEditorProps } from 'react-querybuilder';
import {
  KitValueEditor,
  type RadioPartProps,
  type TogglePartProps,
  type ValueEditorParts,
} from '../../shared/value-editor.tsx';

const Toggle = (props: TogglePartProps & { readonly role?: 'switch' }) => (
  <span className={clsx(props.className, 'checkbox')}>
    <input
      type="checkbox"
      role={props.role}
      aria-label={props.name}
      aria-invalid={props.invalid}
      title={props.title}
      data-testid={props.testID}
      disabled={props.disabled}
      checked={props.checked}
      onChange={(event) => props.onChange(event.target.checked)}
      {...props.extraProps}
    />
  </span>
);

const Radio = (props: RadioPartProps) => {
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-label={props.name}
      aria-invalid={props.invalid}
      className={clsx(props.className, 'radios')}
      title={props.title}
      data-testid={props.testID}
    >
      {props.options.map((option) => (
        <label key={option.name} className="radio">
          <input
            type="radio"
            name={group}
            value={option.name}
            checked={props.value === option.name}
            disabled={props.disabled || option.disabled}
            onChange={() => props.onChange(option.name)}
            {...props.extraProps}
          />{' '}
          {option.label}
        </label>
      ))}
    </div>
  );
};

const parts: ValueEditorParts = {
  Checkbox: Toggle,
  Input: (props) => (
    <div className={clsx(props.className, 'control')}>
      <input
        className={clsx('input', props.invalid && 'is-danger')}
        type={props.type}
        aria-label={props.name}
        aria-invalid={props.invalid}
        title={props.title}
        data-testid={props.testID}
        placeholder={props.placeholder}
        disabled={props.disabled}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        {...props.extraProps}
      />
    </div>
  ),
  Radio,
  // Bulma has no switch, so this is its checkbox with the role of a switch.
  Switch: (props) => <Toggle {...props} role="switch" />,
  Textarea: (props) => (
    <div className={clsx(props.className, 'control')}>
      <textarea
        className={clsx('textarea', props.invalid && 'is-danger')}
        rows={2}
        aria-label={props.name}
        aria-invalid={props.invalid}
        title={props.title}
        data-testid={props.testID}
        placeholder={props.placeholder}
        disabled={props.disabled}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        {...props.extraProps}
      />
    </div>
  ),
};

/** Props of {@link BulmaValueEditor}. */
export interface BulmaValueEditorProps extends ValueEditorProps {
  /** Props for the rendered `input` or `textarea`; none by default. */
  readonly extraProps?: Readonly<Record<string, unknown>>;
}

/**
 * The value editor: Bulma's text inputs, checkboxes, radio buttons, and text areas. The builder's
 * `valueSelector` renders lists.
 */
export const BulmaValueEditor = (props: BulmaValueEditorProps) => (
  <KitValueEditor {...props} parts={parts} />
);
