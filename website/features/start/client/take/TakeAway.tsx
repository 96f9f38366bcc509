import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { useState } from 'react';
import type { RuleGroupType } from 'react-querybuilder';
import { majorOf } from '../../../../../releases/releases';
import { latest } from '../../../../../releases/versions';
import { Choice } from '../../../../src/components/Choice';
import { ColoredCode } from '../ColoredCode';
import { KitChoice, type Look } from '../KitChoice';
import type { StartField } from '../schema/fields';
import type { Column } from '../schema/types';
import styles from '../start.module.css';
import { withoutData, writeLink } from './link';
import { type Database, databases, serverModule } from './server';

interface TakeAwayProps {
  readonly fields: readonly StartField[];
  /** What the fields come from; empty if they come from a link. */
  readonly columns: readonly Column[];
  /** Full version number that the code is for. */
  readonly release: string;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  readonly getQuery: () => RuleGroupType | undefined;
}

const empty: RuleGroupType = { combinator: 'and', rules: [] };

/** The fields as a project, a link, and a module for the server. */
export function TakeAway({ fields, columns, release, look, onLook, getQuery }: TakeAwayProps) {
  const [message, setMessage] = useState('');
  const [database, setDatabase] = useState<Database>();
  const hasKits = release === latest.library;

  const shared = () => ({ fields, release, query: getQuery() ?? empty });
  const say = (task: () => Promise<string>, failed: string) =>
    void task().then(setMessage, () => setMessage(failed));
  const download = async () => {
    const [{ startProject }, { saveZip }] = await Promise.all([
      import('./project'),
      import('../../../project/zip'),
    ]);
    saveZip(startProject(shared(), hasKits ? look : undefined));
    return 'The project is in your downloads. Run npm install and npm start in it.';
  };
  const share = async () => {
    const hash = await writeLink({ ...shared(), fields: withoutData(fields, columns) });
    if (!hash)
      return 'The link would be too long for chats and mail. Leave out fields, or download the project.';
    history.replaceState(history.state, '', hash);
    await navigator.clipboard.writeText(location.href);
    return 'The link is copied. It contains your fields and the query, but not your text, your rows, or lists of values that came from rows.';
  };

  return (
    <>
      <Heading as="h2" id="take-away">
        Take it away
      </Heading>
      <div className={styles.actions}>
        <button
          type="button"
          className="button"
          onClick={() =>
            say(download, 'The project couldn’t be made. Check your connection, and try again.')
          }
        >
          Download the project
        </button>
        <button
          type="button"
          className="button"
          onClick={() =>
            say(share, 'The browser didn’t allow copying. Copy the link from its address bar.')
          }
        >
          Copy a link
        </button>
        {hasKits && <KitChoice look={look} onLook={onLook} />}
        {majorOf(release) >= 8 && (
          <Choice
            label="Code for the server"
            value={database ?? ''}
            list={[
              { id: '', label: 'None' },
              ...Object.entries(databases).map(([id, { label }]) => ({ id, label })),
            ]}
            onChange={(id) => setDatabase((id || undefined) as Database)}
          />
        )}
      </div>
      <p role="status" className={styles.message}>
        {message}
      </p>
      {database && majorOf(release) >= 8 && (
        <>
          <p>
            This module checks a query that a client sends, and turns it into SQL with parameters.
            To also check the values, read{' '}
            <Link to="/docs/tips/server-queries">how to handle queries on the server</Link>.
          </p>
          <ColoredCode title="server.ts" code={serverModule(fields, database)} />
        </>
      )}
    </>
  );
}
