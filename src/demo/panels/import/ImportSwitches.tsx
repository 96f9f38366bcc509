import Link from '@docusaurus/Link';
import { docsPath } from '../../docs.ts';
import styles from './ImportPanel.module.css';
import type { Parser } from './parsers.ts';
import type { ImportState } from './settings.ts';
import { switchesOf } from './switches.ts';

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
      {switches.map(({ name, label, anchor }) => (
        <span key={name}>
          <label>
            <input
              type="checkbox"
              checked={settings[name]}
              onChange={(event) => setSettings({ [name]: event.target.checked })}
            />
            {label}
          </label>{' '}
          <Link to={docsPath(`utils/import#${anchor}`)} aria-label={`About “${label}”`}>
            ?
          </Link>
        </span>
      ))}
    </fieldset>
  );
}
