import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './home.module.css';

const steps = [
  { to: '/docs/intro', title: 'Get started', text: 'Install it, and build a first filter.' },
  { to: '/start', title: 'Use your own data', text: 'Get fields for your schema or your rows.' },
  { to: '/demo', title: 'Demo', text: 'Try every option, and copy the code.' },
  { to: '/sandbox', title: 'Sandbox', text: 'Edit a program, and run it on any version.' },
  {
    to: '/upgrade',
    title: 'Upgrade',
    text: 'See what changes between your release and a newer one.',
  },
  { to: '/for-assistants', title: 'Assistants', text: 'Let your coding assistant read the docs.' },
] as const;

export const NextSteps = () => (
  <section className={styles.part}>
    <Heading as="h2">Where to go next</Heading>
    <ul className={styles.steps}>
      {steps.map(({ to, title, text }) => (
        <li key={to}>
          <Link to={to}>
            <strong>{title}</strong>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
