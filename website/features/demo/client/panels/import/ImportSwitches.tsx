import { AboutLink } from '../../AboutLink';
import styles from './ImportPanel.module.css';
import type { Parser } from './parsers.ts';
import type { ImportState } from './settings.ts';
import { docsOfSwitch, switchesOf } from './switches.ts';

interface ImportSwitchesProps {
  readonly parser: Parser;
  readonly settings: ImportState;
  readonly setSettings: (changes: Partial<ImportState>) => void;
}

export function ImportSwitches({ parser, settings, setSettings }: ImportSwitchesProps) {
  const switches = switchesOf(parser);
  if (switches.length === 0) return null;
  return (
    <fieldset className={styles.switches}>
      <legend className="sr-only">{parser.name} options</legend>
      {switches.map((option) => (
        <span key={option.name} className={styles.switch}>
          <label className="check">
            <input
              type="checkbox"
              checked={settings[option.name]}
              onChange={(event) => setSettings({ [option.name]: event.target.checked })}
            />
            {option.label}
          </label>
          <AboutLink doc={docsOfSwitch(option)} label={option.label} />
        </span>
      ))}
    </fieldset>
  );
}
