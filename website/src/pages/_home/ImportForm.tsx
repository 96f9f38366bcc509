import { useId, useState } from 'react';
import type { RuleGroupType, RuleType } from 'react-querybuilder';
import { orderFields } from '../../../features/demo/client/data/orders';
import styles from './home.module.css';
import type { SharedQuery } from './types';

const example = "status in ('open', 'paid') and (total > 100 or customer like 'S%')";

/** Reads a SQL condition into the shared query; the parser is downloaded by the first use. */
export function ImportForm({ onQueryChange }: SharedQuery) {
  const [sql, setSql] = useState(example);
  const [notice, setNotice] = useState('');
  const id = useId();

  async function read() {
    const outcome = await queryFromSql(sql);
    if (outcome.query) onQueryChange(outcome.query);
    setNotice(outcome.notice);
  }

  return (
    <form
      className={styles.import}
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <label htmlFor={id}>SQL condition</label>
      <textarea
        id={id}
        className="control"
        rows={4}
        spellCheck={false}
        value={sql}
        onChange={(event) => setSql(event.target.value)}
      />
      <div className={styles.buttons}>
        <button type="submit" className="button button--primary">
          Load into the builder
        </button>
        <output className={styles.notice}>{notice}</output>
      </div>
    </form>
  );
}

interface ReadQuery {
  readonly query?: RuleGroupType;
  readonly notice: string;
}

const fieldNames = orderFields.map(({ name }) => name).join(', ');

async function queryFromSql(sql: string): Promise<ReadQuery> {
  const parser = await import('react-querybuilder/parseSQL').catch(() => undefined);
  if (!parser) return { notice: 'The parser did not load. Check your connection, then try again.' };
  try {
    const query = parser.parseSQL(sql, { generateIDs: true }) as RuleGroupType;
    if (!query.rules.every(isKnown)) return { notice: `Use only these fields: ${fieldNames}.` };
    return { query, notice: 'Done. The builder at the top of the page shows it.' };
  } catch {
    return {
      notice: 'The parser doesn’t recognize that as a SQL condition, so the builder is unchanged.',
    };
  }
}

function isKnown(node: RuleType | RuleGroupType): boolean {
  return 'rules' in node
    ? node.rules.every(isKnown)
    : orderFields.some(({ name }) => name === node.field);
}
