import type { Path, RuleGroupType } from 'react-querybuilder';
import styles from './diagrams.module.css';
import { Choice, idOf, Linked } from './Linked';
import { childrenOf, isGroup, jsonLines, type Node, pathsIn, wordsOf } from './nodes';
import { partOf, Rows } from './Rows';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'status', operator: '=', value: 'paid' },
    {
      combinator: 'or',
      rules: [
        { field: 'total', operator: '>', value: '100' },
        { field: 'express', operator: '=', value: true },
      ],
    },
  ],
};

const linked = 'paths';
const paths = pathsIn(query);
const chosen = partOf([1, 0]);

/** The same query as a builder, a tree, JSON, and paths, which are highlighted together. */
export function PathMap() {
  return (
    <Linked name={linked} keys={paths.map(partOf)}>
      <fieldset className={styles.cards} aria-label="A query in four forms">
        <div className={styles.card}>
          <span className={styles.title}>Path</span>
          {paths.map((path) => {
            const part = partOf(path);
            const name = `${idOf(linked, part)}-name`;
            return (
              <label
                key={part}
                className={styles.line}
                data-part={part}
                htmlFor={idOf(linked, part)}
              >
                <Choice name={linked} value={part} isChosen={part === chosen} labelledBy={name} />
                <code id={name} dir="ltr">
                  [{path.join(', ')}]
                </code>
              </label>
            );
          })}
        </div>
        <div className={styles.card}>
          <span className={styles.title}>Builder</span>
          <Rows query={query} linked={linked} />
        </div>
        <div className={styles.card}>
          <span className={styles.title}>Tree</span>
          <ul className={styles.tree}>
            <Branch node={query} path={[]} />
          </ul>
        </div>
        <div className={`${styles.card} ${styles.wide}`}>
          <span className={styles.title}>JSON</span>
          <div>
            {jsonLines(query).map(({ path, text }) => (
              <label
                key={text}
                className={styles.json}
                data-part={partOf(path)}
                htmlFor={idOf(linked, partOf(path))}
              >
                {text}
              </label>
            ))}
          </div>
        </div>
      </fieldset>
      <figcaption data-visual>
        One query in four forms. Choose a path, or point at a part, to see what belongs together.
      </figcaption>
    </Linked>
  );
}

function Branch({ node, path }: { readonly node: Node; readonly path: Path }) {
  const part = partOf(path);
  const text = isGroup(node)
    ? String('combinator' in node && node.combinator)
    : typeof node === 'string'
      ? node
      : wordsOf(node).join(' ');
  return (
    <li>
      <label data-part={part} htmlFor={idOf(linked, part)}>
        {text}
      </label>
      {isGroup(node) && (
        <ul className={styles.tree}>
          {childrenOf(node, path).map((child) => (
            <Branch key={String(child.path)} {...child} />
          ))}
        </ul>
      )}
    </li>
  );
}
