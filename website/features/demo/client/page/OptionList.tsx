import clsx from 'clsx';
import { memo, useId, useState } from 'react';
import { AboutLink } from '../AboutLink.tsx';
import {
  defaultOptions,
  type OptionId,
  type OptionState,
  optionGroups,
  selectAll,
} from '../options.ts';
import styles from './OptionList.module.css';

interface OptionListProps {
  readonly state: OptionState;
  readonly onChange: (state: OptionState) => void;
}

/** All switches in their groups. Narrow windows show them on demand. */
export const OptionList = memo(function OptionList({ state, onChange }: OptionListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.options} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>Options</h2>
        <button
          type="button"
          className="button button--sm"
          onClick={() => onChange(selectAll(state))}
        >
          Select all
        </button>
        <button
          type="button"
          className="button button--sm"
          onClick={() => onChange(defaultOptions)}
        >
          Reset
        </button>
        <button
          type="button"
          className={clsx('button button--sm', styles.toggle)}
          aria-expanded={isOpen}
          aria-controls={`${id}-groups`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
        </button>
      </div>
      <div id={`${id}-groups`} className={isOpen ? undefined : styles.folded}>
        {optionGroups.map(({ label, options }) => (
          <fieldset key={label}>
            <legend>{label}</legend>
            {options.map((option) => (
              <OptionRow
                key={option.id}
                option={option}
                isOn={state[option.id]}
                onChange={(isOn) => onChange({ ...state, [option.id]: isOn })}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
});

interface OptionRowProps {
  readonly option: { readonly id: OptionId; readonly label: string; readonly doc: string };
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function OptionRow({ option: { id, label, doc }, isOn, onChange }: OptionRowProps) {
  return (
    <div className={styles.row}>
      <label className="check" title={id}>
        <input
          type="checkbox"
          name={id}
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      <AboutLink doc={doc} label={label} />
    </div>
  );
}
