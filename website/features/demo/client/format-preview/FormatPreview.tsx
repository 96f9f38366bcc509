import { useState } from 'react';
import type { Field, RuleGroupType, RuleGroupTypeAny } from 'react-querybuilder';
import { commonFormats, exportQuery, type FormatId } from '../formats';
import { Select } from '../panels/parts/Select';
import { leftOut, leftOutCount, ruleCount } from '../query/left-out';
import styles from './FormatPreview.module.css';
import { colorTokens } from './tokens';

const ungrouped = commonFormats.map(({ id, label }) => ({ id, label }));

interface FormatPreviewProps {
  readonly query: RuleGroupType;
  readonly fields: Field[];
}

/** A choice of export formats and the query in the chosen one, up to date with every edit. */
export function FormatPreview({ query, fields }: FormatPreviewProps) {
  const [format, setFormat] = useState<FormatId>('sql');
  const exportText = (part: RuleGroupTypeAny) => exportQuery(part as RuleGroupType, format, fields);
  const missing = leftOut(query, { exportText, fields });
  const count = leftOutCount(missing);
  const total = ruleCount(query);
  return (
    <div className={styles.panel}>
      <Select
        className={styles.head}
        label="Format"
        value={format}
        list={ungrouped}
        onChange={(id) => setFormat(id as FormatId)}
      />
      <section
        className={styles.output}
        aria-label="The query in this format"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <pre>
          <code>
            {colorTokens(exportText(query)).map(({ text, kind }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity beyond their place
              <span key={index} className={kind && `t-${kind}`}>
                {text}
              </span>
            ))}
          </code>
        </pre>
      </section>
      {count > 0 && (
        <p role="status" className={styles.note}>
          The output leaves out {count} of {total} {total === 1 ? 'rule' : 'rules'}.{' '}
          {[...new Set(missing.map(({ reason }) => reason))].join(' ')}
        </p>
      )}
    </div>
  );
}
