import { useId } from 'react';

interface ChoicesProps<Id extends string> {
  readonly legend: string;
  readonly value: Id;
  readonly list: readonly { readonly id: Id; readonly label: string }[];
  readonly onChange: (id: Id) => void;
}

/** A choice among a few options, side by side. */
export function Choices<Id extends string>({ legend, value, list, onChange }: ChoicesProps<Id>) {
  const name = useId();
  return (
    <fieldset className="pills">
      <legend className="sr-only">{legend}</legend>
      {list.map(({ id, label }) => (
        <label key={id} className="pills__item">
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
