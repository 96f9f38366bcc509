import { ScrollBox } from '../ScrollBox/ScrollBox';
import { ScrollingTable } from '../ScrollBox/ScrollingTable';
import styles from './Anatomy.module.css';
import { type Part, parts } from './parts';

const height = 30;

/** A builder diagram with numbered control elements, and a table that names them. */
export function Anatomy() {
  return (
    <figure className={styles.figure}>
      <ScrollBox>
        <svg
          viewBox="0 0 720 300"
          className={styles.picture}
          role="img"
          aria-label="A rule group. Its header contains the group's controls. Its body contains a rule, a nested group, and a combinator between rules. The table that follows explains the numbers."
        >
          <rect className={styles.group} x="12" y="12" width="696" height="276" rx="6" />
          <text className={styles.box} x="24" y="31">
            ruleGroup › ruleGroup-header
          </text>
          <rect className={styles.rule} x="48" y="88" width="652" height="62" rx="6" />
          <text className={styles.box} x="60" y="103">
            ruleGroup-body › rule
          </text>
          <rect className={styles.group} x="48" y="164" width="652" height="106" rx="6" />
          <text className={styles.box} x="60" y="180">
            nested rule group: the same controls, plus
          </text>
          <text className={styles.box} x="84" y="247">
            its own rules …
          </text>
          {parts.map((part, index) => (
            <Control key={part.element} part={part} number={index + 1} />
          ))}
        </svg>
      </ScrollBox>
      <ScrollingTable>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Control element</th>
            <th scope="col">Class</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ element, className }, index) => (
            <tr key={element}>
              <td>{index + 1}</td>
              <td>
                <code>{element}</code>
              </td>
              <td>
                <code>{className}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </figure>
  );
}

function Control({ part, number }: { readonly part: Part; readonly number: number }) {
  const { x, y, width, text } = part;
  return (
    <g>
      <rect className={styles.control} x={x} y={y} width={width} height={height} rx="4" />
      <text className={styles.text} x={x + width / 2} y={y + 20}>
        {text}
      </text>
      <circle className={styles.badge} cx={x + width} cy={y} r="8.5" />
      <text className={styles.number} x={x + width} y={y + 3.5}>
        {number}
      </text>
    </g>
  );
}
