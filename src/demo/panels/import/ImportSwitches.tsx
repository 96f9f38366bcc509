import Link from '@docusaurus/Link';
import { docsPath } from '../../docs.ts';
import styles from './ImportPanel.module.css';
import type { Parser } from './parsers.ts';
import type { ImportState } from './settings.ts';

interface ImportSwitchesProps {
  readonly parser: Parser;
  readonly settings: ImportState;
  readonly setSettings: (changes: Partial<ImportState>) => void;
}

const switches = [
  { name: 'knownFieldsOnly', label: 'Drop unknown fields', anchor: 'fields' },
  { name: 'bigIntOnOverflow', label: 'Large integers as bigint', anchor: 'bigintonoverflow' },
  { name: 'parseParameters', label: 'Keep parameters', anchor: 'parseparameters' },
  {
    name: 'preventOperatorNegation',
    label: 'Read $not as a group',
    anchor: 'preventoperatornegation',
  },
] as const;

/** The options that the parser supports; parsers that aren't full have none. */
export function ImportSwitches({ parser, settings, setSettings }: ImportSwitchesProps) {
  if (!parser.isFull) return null;
  const own: readonly string[] = ['knownFieldsOnly', 'bigIntOnOverflow', ...(parser.options ?? [])];
  return (
    <fieldset className={styles.switches}>
      <legend className="sr-only">{parser.name} options</legend>
      {switches
        .filter(({ name }) => own.includes(name))
        .map(({ name, label, anchor }) => (
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
