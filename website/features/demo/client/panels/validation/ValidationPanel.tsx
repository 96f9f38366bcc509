import Link from '@docusaurus/Link';
import { useMemo } from 'react';
import { docsPath } from '../../docs.ts';
import { CodeBox } from '../parts/CodeBox';
import controls from '../parts/parts.module.css';
import { print } from '../parts/print.ts';
import { useMore } from '../parts/useMore.tsx';
import type { PanelProps } from '../types.ts';
import { type CheckedNode, checkNodes, validationMap, validatorCode } from './check.ts';
import styles from './ValidationPanel.module.css';

const signs = { valid: '✓', invalid: '✗', unchecked: '·' };
const meanings = { valid: 'valid', invalid: 'invalid', unchecked: 'not checked' };

const step = 200;

export function ValidationPanel({ query, dataSet, options }: PanelProps) {
  const map = useMemo(() => validationMap(query, dataSet.fields), [query, dataSet.fields]);
  const nodes = useMemo(() => checkNodes(query, map), [query, map]);
  const { shown, more } = useMore(nodes, step, 'rules and groups');
  const validationText = useMemo(() => print(map), [map]);
  const faults = nodes.filter(({ verdict }) => verdict === 'invalid').length;
  return (
    <div className={controls.panel}>
      <p className={styles.verdict} aria-live="polite">
        {faults === 0
          ? 'The query is valid.'
          : `${faults} of ${nodes.length} rules and groups are invalid.`}{' '}
        {!options.validateQuery && 'Turn on “Validation” to see the results in the builder. '}
        <Link to={docsPath('utils/validation')}>About validation</Link>
      </p>
      <ul className={styles.nodes}>
        {shown.map((node) => (
          <NodeLine key={node.path.join()} node={node} />
        ))}
      </ul>
      {nodes.length > step && more}
      <div className={styles.columns}>
        <CodeBox
          title="Validation map"
          text={validationText}
          note="Results, keyed by the ids of rules and groups."
        />
        <CodeBox title="Validator" text={validatorCode} />
      </div>
    </div>
  );
}

function NodeLine({ node: { path, text, verdict, reasons } }: { readonly node: CheckedNode }) {
  return (
    <li className={styles[verdict]} style={{ paddingInlineStart: `${path.length * 1.25}rem` }}>
      <span className={styles.sign} aria-hidden="true">
        {signs[verdict]}
      </span>
      <code dir="ltr">{text}</code>
      <span className="sr-only">{meanings[verdict]}</span>
      {verdict === 'invalid' && <span>{reasons.join(' ') || 'The validator gave no reason.'}</span>}
    </li>
  );
}
