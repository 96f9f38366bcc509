import { useId } from 'react';
import { AboutLink } from '../../AboutLink';
import { type FormatId, formatOf } from '../../formats.ts';
import type { SettingSpec } from '../../settings.ts';
import { Check } from '../parts/Check';
import controls from '../parts/parts.module.css';
import { Select } from '../parts/Select';
import styles from './ExportPanel.module.css';
import type { ExportState } from './entries.ts';
import { docsOfOption, type ExportOption } from './options.ts';
import { processorsOf } from './processors.ts';
import { exportSettings } from './settings.ts';

interface OptionFieldProps {
  readonly option: ExportOption;
  readonly settings: ExportState;
  readonly usesDatetime: boolean;
  readonly onChange: (value: string | boolean) => void;
}

export function OptionField({ option, settings, usesDatetime, onChange }: OptionFieldProps) {
  const id = useId();
  const { name, label, placeholder } = option;
  const spec: SettingSpec = exportSettings[name];
  const value = settings[name];
  const docs = <AboutLink doc={docsOfOption(option)} label={label} />;
  if ('choices' in spec) {
    const choices = choicesOf(option, settings, usesDatetime);
    // A processor that was chosen for another format has no effect.
    const shown = choices.find((choice) => choice.id === value) ?? choices[0];
    return (
      <div className={styles.option}>
        <Select
          className={controls.field}
          label={label}
          value={String(shown?.id)}
          list={choices}
          onChange={onChange}
        />
        {docs}
      </div>
    );
  }
  return (
    <div className={styles.option}>
      {typeof value === 'boolean' ? (
        <Check label={label} isOn={value} onChange={onChange} />
      ) : (
        <div className={controls.field}>
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            className="control"
            value={value}
            maxLength={'maxLength' in spec ? spec.maxLength : undefined}
            placeholder={placeholder}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
      {docs}
    </div>
  );
}

interface Choice {
  readonly id: string;
  readonly label: string;
}

const none = 'None';
const datetimeLabel = 'Dates and times';

/** When the add-on for dates is on, its processor is the default. */
function processorChoices(format: FormatId, usesDatetime: boolean): readonly Choice[] {
  const own = processorsOf(format);
  if (!formatOf(format).datetime) return [{ id: 'auto', label: none }, ...own];
  return usesDatetime
    ? [{ id: 'auto', label: datetimeLabel }, { id: 'none', label: none }, ...own]
    : [{ id: 'auto', label: none }, { id: 'datetime', label: datetimeLabel }, ...own];
}

function choicesOf(
  { name, choices }: ExportOption,
  { format }: ExportState,
  usesDatetime: boolean,
): readonly Choice[] {
  if (name === 'ruleProcessor') return processorChoices(format, usesDatetime);
  const spec = exportSettings[name];
  return 'choices' in spec ? spec.choices.map((id) => ({ id, label: choices?.[id] ?? id })) : [];
}
