import styles from './ExportPanel.module.css';
import type { ExportState } from './entries.ts';
import { OptionField } from './OptionField';
import { type ExportOption, optionsOf } from './options.ts';
import { exportSettings } from './settings.ts';

interface OptionFormProps {
  readonly settings: ExportState;
  readonly usesDatetime: boolean;
  readonly setSettings: (changes: Partial<ExportState>) => void;
}

/** The options that affect the chosen format, the rare ones in a disclosure. */
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
          className="button"
          disabled={changed.length === 0}
          onClick={() =>
            setSettings(
              Object.fromEntries(changed.map(({ name }) => [name, exportSettings[name].byDefault])),
            )
          }
        >
          Reset these options
        </button>
      </details>
    </>
  );
}
