import type { ReactNode } from 'react';

interface ChoiceProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly list: readonly { readonly id: string; readonly label: string }[];
  readonly onChange: (id: string) => void;
  readonly disabled?: boolean;
}

/** A list with its label, of which readers choose one. */
export const Choice = ({ label, value, list, onChange, disabled }: ChoiceProps) => (
  <label>
    {label}{' '}
    <select
      className="control"
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
    >
      {list.map((one) => (
        <option key={one.id} value={one.id}>
          {one.label}
        </option>
      ))}
    </select>
  </label>
);
