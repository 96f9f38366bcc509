import { useId } from 'react';
import { clsx, type ValueEditorProps } from 'react-querybuilder';
import {
  KitValueEditor,
  namesOf,
  type RadioPartProps,
  type TogglePartProps,
  textAttributes,
  type ValueEditorParts,
} from '../../shared/value-editor.tsx';

const Toggle = (props: TogglePartProps & { readonly role?: 'switch' }) => (
  <span className={clsx(props.className, 'checkbox')}>
    <input
      type="checkbox"
      role={props.role}
      {...namesOf(props)}
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
    <div role="radiogroup" className={clsx(props.className, 'radios')} {...namesOf(props)}>
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
        {...textAttributes(props)}
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
        {...textAttributes(props)}
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
