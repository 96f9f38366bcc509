import diagrams from '../diagrams/diagrams.module.css';
import { Choice, idOf, Linked } from '../diagrams/Linked';
import styles from './Anatomy.module.css';
import { Builder } from './Builder';
import { classOf, isIn, parts } from './parts';

interface AnatomyProps {
  /** Major release of the library that the page describes. */
  readonly release?: number;
  /** Whether the list has the keys of `controlElements`, or those of `controlClassnames`. */
  readonly keys: 'controlElements' | 'controlClassnames';
}

const linked = 'part';

/** A builder on which each element shows its class, next to a list of the classes. */
export function Anatomy({ release = 8, keys }: AnatomyProps) {
  const shown = parts.filter(isIn(release));
  return (
    <Linked name={linked} keys={shown.map(({ key }) => key)}>
      <div className={styles.columns}>
        <Builder release={release} linked={linked} />
        <div>
          <table className={styles.list}>
            <thead>
              <tr>
                <th scope="col">Class</th>
                <th scope="col">
                  Key in <code>{keys}</code>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((part) => {
                const { key, element } = part;
                const name = `${idOf(linked, key)}-name`;
                return (
                  <tr key={key} data-part={key}>
                    <td>
                      <Choice
                        name={linked}
                        value={key}
                        isChosen={key === 'addRule'}
                        labelledBy={name}
                      />
                      <code id={name}>{classOf(part)}</code>
                    </td>
                    <td>
                      <code>{keys === 'controlElements' ? element : key}</code>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </div>
      <figcaption className={diagrams.hint} data-visual>
        Choose a class, or point at an element, to see which element has which class.
      </figcaption>
    </Linked>
  );
}
