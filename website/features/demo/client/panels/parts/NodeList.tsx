import type { LeftOut } from '../../query/left-out.ts';
import { nodeText } from './nodeText.ts';
import styles from './parts.module.css';
import { useMore } from './useMore.tsx';

interface NodeListProps {
  readonly nodes: readonly (Pick<LeftOut, 'path' | 'node'> & { readonly note: string })[];
}

const step = 10;

/** Rules and groups of a query, each with a note. */
export function NodeList({ nodes }: NodeListProps) {
  const { shown, more } = useMore(nodes, step, 'rules');
  return (
    <>
      <ul className={styles.nodes}>
        {shown.map(({ path, node, note }) => (
          <li key={`${path.join()} ${note}`}>
            {path.length === 0 ? 'The whole query' : <code dir="ltr">{nodeText(node)}</code>} {note}
          </li>
        ))}
      </ul>
      {nodes.length > step && more}
    </>
  );
}
