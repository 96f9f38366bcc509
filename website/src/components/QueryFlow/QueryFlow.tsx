import styles from './QueryFlow.module.css';

const steps = [
  {
    title: 'Edit',
    text: 'Someone picks a new operator, for example, and the control calls its handler.',
  },
  {
    title: 'Checks',
    text: 'Callbacks such as onAddRule, onRemove, and onMoveRule can reject or replace the change.',
  },
  {
    title: 'Next query',
    text: 'The builder creates a new, frozen query. Unchanged parts stay the same objects.',
  },
  { title: 'onQueryChange', text: 'Your callback receives the next query.' },
  { title: 'State', text: 'You pass it back as query, or the builder stores it (defaultQuery).' },
  { title: 'Render', text: 'The builder renders the current query.' },
] as const;

/** The steps of a query change, as a list from left to right. */
export function QueryFlow() {
  return (
    <ol className={styles.flow} aria-label="How a query change flows through the builder">
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
