import type { Path, RuleGroupTypeAny } from 'react-querybuilder';
import styles from './diagrams.module.css';
import { idOf } from './Linked';
import { childrenOf, isGroup, type Node, wordsOf } from './nodes';

interface Look {
  /** Whether a standard query has its combinators between the rules. */
  readonly isBetween?: boolean;
  /** Name of the `Linked` figure that rows are parts of. */
  readonly linked?: string;
  /** What is special about the node at a path: `dragged` or `target`. */
  readonly mark?: (path: Path) => string | undefined;
}

interface RowsProps extends Look {
  readonly query: RuleGroupTypeAny;
  readonly path?: Path;
}

/** A query as the rows of a builder, without its buttons. */
export function Rows({ query, path = [], ...look }: RowsProps) {
  const { isBetween = false, mark } = look;
  const combinator = 'combinator' in query ? query.combinator : undefined;
  const children = childrenOf(query, path);
  return (
    <div
      className={styles.group}
      data-mark={mark?.(path)}
      data-visual={path.length === 0 || undefined}
    >
      {combinator !== undefined && !isBetween && (
        <Row path={path} words={[combinator.toUpperCase()]} {...look} />
      )}
      {children.map(({ node, path }, index) => (
        <div
          className={styles.item}
          key={String(path)}
          data-mark={isGroup(node) ? undefined : mark?.(path)}
        >
          {isBetween && index > 0 && combinator && <Combinator name={combinator} />}
          <NodeRows node={node} path={path} {...look} />
        </div>
      ))}
    </div>
  );
}

function NodeRows({ node, path, ...look }: Look & { readonly node: Node; readonly path: Path }) {
  if (typeof node === 'string') return <Combinator name={node} />;
  if (isGroup(node)) return <Rows query={node} path={path} {...look} />;
  return <Row path={path} words={wordsOf(node)} {...look} />;
}

const Combinator = ({ name }: { readonly name: string }) => (
  <span className={styles.combinator}>{name.toUpperCase()}</span>
);

interface RowProps extends Pick<Look, 'linked'> {
  readonly path?: Path;
  readonly words: readonly string[];
}

export function Row({ path = [], words, linked }: RowProps) {
  const controls = words.map((word) => (
    <span key={word} className={styles.control}>
      {word}
    </span>
  ));
  if (!linked) return <div className={styles.row}>{controls}</div>;
  const part = partOf(path);
  return (
    <label className={styles.row} data-part={part} htmlFor={idOf(linked, part)}>
      {controls}
    </label>
  );
}

/** The key of a node in a `Linked` figure. */
export const partOf = (path: Path): string => ['node', ...path].join('-');
