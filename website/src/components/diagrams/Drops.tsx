import { type Path, pathsAreEqual } from 'react-querybuilder';
import { Card, Cards } from './Card';
import styles from './diagrams.module.css';
import { before, drops } from './drops';
import { Rows } from './Rows';

/** What a drop does, by target and key, before and after. */
export const Drops = () => (
  <Cards caption="Before and after a drop. A dashed outline marks the dragged item, and a thick line its target.">
    {drops.map(({ title, text, dragged, target, after }) => (
      <Card key={title} title={title} text={text}>
        <Rows query={before} mark={marks({ dragged, target })} />
        <span className={styles.arrow} aria-hidden="true" />
        <Rows query={after} />
      </Card>
    ))}
  </Cards>
);

const marks =
  (marked: Readonly<Record<string, Path>>) =>
  (path: Path): string | undefined =>
    Object.keys(marked).find((name) => pathsAreEqual(marked[name] ?? [], path));
