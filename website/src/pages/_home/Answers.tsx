import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './home.module.css';

const { license, react, kilobytes } = LIBRARY_FACTS;

/** What people ask before they choose a library. */
const answers: readonly { readonly title: string; readonly text: ReactNode }[] = [
  {
    title: 'Who it’s for',
    text: (
      <>
        Apps whose users build conditions that you save, check on a server, or send to a database.
        If users only filter a table that they see, your grid’s own filters are enough.{' '}
        <Link to="/docs/tips/comparison">Compare with other libraries</Link>
      </>
    ),
  },
  {
    title: `${kilobytes} kB, ${license} license`,
    text: (
      <>
        That’s the builder and what it needs besides React, minified and compressed by gzip. Exports
        and parsers have their own entry points. <Link to="/docs/costs">What it costs</Link>
      </>
    ),
  },
  {
    title: `React ${react.join(' and ')}`,
    text: (
      <>
        The docs have complete projects for Next.js, React Router, Vite, and Astro, and an add-on
        for React Native. <Link to="/docs/tips/frameworks">Frameworks</Link>
      </>
    ),
  },
  {
    title: 'TypeScript',
    text: (
      <>
        The package has its own types. With type arguments, the compiler also rejects a misspelled
        field name. <Link to="/docs/typescript">TypeScript</Link>
      </>
    ),
  },
  {
    title: 'Accessibility',
    text: (
      <>
        Every control is a native element that works with a keyboard. axe-core finds no violations
        of WCAG A or AA. The docs say what is missing, and how to add it.{' '}
        <Link to="/docs/accessibility">Accessibility</Link>
      </>
    ),
  },
  {
    title: 'Drag and drop',
    text: (
      <>
        With an add-on, users move rules and groups by mouse, touch, or keyboard.{' '}
        <Link to="/docs/dnd">Drag and drop</Link>
      </>
    ),
  },
];

export const Answers = () => (
  <section className={styles.part}>
    <Heading as="h2">Before you choose it</Heading>
    <div className={styles.answers}>
      {answers.map(({ title, text }) => (
        <div key={title}>
          <Heading as="h3">{title}</Heading>
          <p>{text}</p>
        </div>
      ))}
    </div>
  </section>
);
