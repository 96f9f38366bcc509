import clsx from 'clsx';
import { useId } from 'react';
import { languageOf } from '../../../features/demo/client/languages/languages';
import styles from './home.module.css';
import { type HomeLanguage, homeLanguages } from './languages';

interface LanguageChoiceProps {
  readonly value: HomeLanguage;
  readonly onChange: (language: HomeLanguage) => void;
}

/** The languages of the builder, each by its own name. */
export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const name = useId();
  return (
    <fieldset className={clsx('pills', styles.choice)}>
      <legend className="sr-only">Language of the builder</legend>
      {homeLanguages.map((id) => (
        <label key={id} className="pills__item">
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          {languageOf(id).label}
        </label>
      ))}
    </fieldset>
  );
}
