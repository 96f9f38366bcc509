import { AboutLink } from '../../AboutLink';
import { Check } from '../parts/Check';
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
          <Check
            label={option.label}
            isOn={settings[option.name]}
            onChange={(isOn) => setSettings({ [option.name]: isOn })}
          />
          <AboutLink doc={docsOfSwitch(option)} label={option.label} />
        </span>
      ))}
    </fieldset>
  );
}
