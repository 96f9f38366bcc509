import { type ReactNode, useId } from 'react';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly list: readonly {
    readonly id: string;
    readonly label: string;
    readonly group?: string;
  }[];
  readonly onChange: (id: string) => void;
  readonly className: string | undefined;
  /** What is beside the list. */
  readonly children?: ReactNode;
}

/** A list with its label, of which readers choose one. */
export function Select({ label, value, list, onChange, className, children }: SelectProps) {
  const id = useId();
  const groups = [...new Set(list.map(({ group }) => group))];
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="control"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {groups.map((group) => {
          const options = list
            .filter((one) => one.group === group)
            .map((one) => (
              <option key={one.id} value={one.id}>
                {one.label}
              </option>
            ));
          return group ? (
            <optgroup key={group} label={group}>
              {options}
            </optgroup>
          ) : (
            options
          );
        })}
      </select>
      {children}
    </div>
  );
}
