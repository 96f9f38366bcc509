import styles from './QueryFlow.module.css';

/** What happens between a click and the next render, in order. */
const steps = [
  { title: 'Edit', text: 'A control calls its handler: a new operator, say.' },
  { title: 'Checks', text: 'onAddRule, onRemove, onMoveRule … may refuse or replace it.' },
  {
    title: 'Next query',
    text: 'A new, frozen query is made; untouched parts stay the same objects.',
  },
  { title: 'onQueryChange', text: 'Your function gets the next query.' },
  { title: 'State', text: 'You set it as query, or the builder keeps it (defaultQuery).' },
  { title: 'Render', text: 'The builder draws the query it now has.' },
] as const;

/** The way of a change through a builder, as a list that reads from left to right. */
export function QueryFlow() {
  return (
    <ol className={styles.flow} aria-label="The way of a query change">
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
