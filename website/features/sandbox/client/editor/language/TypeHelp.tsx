import { Late } from '../../../../../src/components/waiting/Late';
import { commandKeys, type LanguageCommand } from './extension';
import type { LanguageStatus } from './session';
import styles from './TypeHelp.module.css';

interface TypeHelpProps {
  readonly status: LanguageStatus;
  readonly release: string;
  readonly onStart: () => void;
  readonly onCommand: (command: LanguageCommand) => void;
}

const labels: Readonly<Record<LanguageCommand, string>> = {
  explain: 'Explain',
  rename: 'Rename',
  reference: 'Reference page',
};

/** Says what the editor knows about types, and offers its commands for the name at the cursor. */
export function TypeHelp({ status, release, onStart, onCommand }: TypeHelpProps) {
  return (
    <div className={styles.help}>
      <span role="status">
        {statusText(status, release)} {status.kind === 'loading' && <Late />}
      </span>
      {(status.kind === 'off' || status.kind === 'failed') && (
        <button type="button" className="button button--sm" onClick={onStart}>
          {status.kind === 'off' ? 'Load TypeScript (1.2 MB)' : 'Try again'}
        </button>
      )}
      {status.kind === 'ready' &&
        (Object.keys(labels) as LanguageCommand[]).map((command) => (
          <button
            key={command}
            type="button"
            className="button button--sm"
            title={`For the name at the cursor (${commandKeys[command]})`}
            // The editor keeps the focus, so that the cursor stays visible.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onCommand(command)}
          >
            {labels[command]} <kbd>{commandKeys[command]}</kbd>
          </button>
        ))}
    </div>
  );
}

function statusText(status: LanguageStatus, release: string): string {
  switch (status.kind) {
    case 'waiting':
      return '';
    case 'off':
      return 'Your device is set to save data or has little memory, so the editor hasn’t loaded types.';
    case 'loading':
      return `Loading TypeScript and the types of react-querybuilder ${release}…`;
    case 'ready':
      return `Types: react-querybuilder ${release}`;
    case 'failed':
      return status.message;
  }
}
