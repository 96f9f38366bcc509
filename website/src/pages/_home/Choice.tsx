import clsx from 'clsx';
import { useId } from 'react';
import styles from './home.module.css';

interface ChoiceProps<Option extends string> {
  readonly legend: string;
  readonly options: readonly Option[];
  readonly value: Option;
  readonly onChange: (option: Option) => void;
}

export function Choice<Option extends string>({
  legend,
  options,
  value,
  onChange,
}: ChoiceProps<Option>) {
  const name = useId();
  return (
    <fieldset className={clsx('pills', styles.choice)}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option} className="pills__item">
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
