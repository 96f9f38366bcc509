import Link from '@docusaurus/Link';
import { useId } from 'react';
import { datetimeNameOf } from '../../datetime.ts';
import { docsPath } from '../../docs.ts';
import type { FormatId } from '../../formats.ts';
import type { SettingSpec } from '../../settings.ts';
import controls from '../parts/parts.module.css';
import { Select } from '../parts/Select';
import styles from './ExportPanel.module.css';
import type { ExportState } from './entries.ts';
import { type ExportOption, optionsOf } from './options.ts';
import { processorsOf } from './processors.ts';
import { exportSettings } from './settings.ts';

interface OptionFormProps {
  readonly settings: ExportState;
  /** The demo's option of the add-on for dates is on. */
  readonly usesDatetime: boolean;
  readonly setSettings: (changes: Partial<ExportState>) => void;
}

/** The options that the chosen format heeds; the rare ones open on request. */
export function OptionForm({ settings, usesDatetime, setSettings }: OptionFormProps) {
  const options = optionsOf(settings.format);
  const rare = options.filter(({ isCommon }) => !isCommon);
  const changed = rare.filter(({ name }) => settings[name] !== exportSettings[name].byDefault);
  const fields = (shown: readonly ExportOption[]) => (
    <div className={styles.options}>
      {shown.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          settings={settings}
          usesDatetime={usesDatetime}
          onChange={(value) => setSettings({ [option.name]: value })}
        />
      ))}
    </div>
  );
  return (
    <>
      {fields(options.filter(({ isCommon }) => isCommon))}
      <details className={styles.more}>
        <summary>
          More options{changed.length > 0 && <span> ({changed.length} changed)</span>}
        </summary>
        {fields(rare)}
        <button
          type="button"
          className={controls.button}
          disabled={changed.length === 0}
          onClick={() =>
            setSettings(
              Object.fromEntries(changed.map(({ name }) => [name, exportSettings[name].byDefault])),
            )
          }
        >
          Reset these
        </button>
      </details>
    </>
  );
}

interface OptionFieldProps {
  readonly option: ExportOption;
  readonly settings: ExportState;
  readonly usesDatetime: boolean;
  readonly onChange: (value: string | boolean) => void;
}

function OptionField({ option, settings, usesDatetime, onChange }: OptionFieldProps) {
  const id = useId();
  const { name, label, placeholder } = option;
  const spec: SettingSpec = exportSettings[name];
  const value = settings[name];
  const docs = (
    <Link
      className={styles.docs}
      to={docsPath(`utils/export#${option.anchor ?? name.toLowerCase()}`)}
      aria-label={`About “${label}”`}
    >
      ?
    </Link>
  );
  if (spec.kind === 'choice') {
    return (
      <div className={styles.option}>
        <Select label={label} value={String(value)} onChange={onChange}>
          {choicesOf(option, settings, usesDatetime).map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </Select>
        {docs}
      </div>
    );
  }
  return (
    <div className={styles.option}>
      {spec.kind === 'flag' ? (
        <label className={styles.flag}>
          <input
            type="checkbox"
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
          />
          {label}
        </label>
      ) : (
        <div className={controls.field}>
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            className={controls.control}
            value={String(value)}
            maxLength={spec.maxLength}
            placeholder={placeholder}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
      {docs}
    </div>
  );
}

type Choice = readonly [value: string, label: string];

const datetimeLabel = 'Dates and times';

/** With the add-on for dates switched on, its processor is what a format gets without a choice. */
function processorChoices(format: FormatId, usesDatetime: boolean): Choice[] {
  const own = processorsOf(format).map(({ id, label }): Choice => [id, label]);
  if (!datetimeNameOf(format)) return [['auto', 'None'], ...own];
  return usesDatetime
    ? [['auto', datetimeLabel], ['none', 'None'], ...own]
    : [['auto', 'None'], ['datetime', datetimeLabel], ...own];
}

/** The values of a choice with their labels. */
function choicesOf(
  { name, choices }: ExportOption,
  { format }: ExportState,
  usesDatetime: boolean,
): Choice[] {
  if (name === 'ruleProcessor') return processorChoices(format, usesDatetime);
  const spec = exportSettings[name];
  return spec.kind === 'choice' ? spec.choices.map((id) => [id, choices?.[id] ?? id]) : [];
}
