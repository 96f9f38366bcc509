import type { ReactNode } from 'react';
import styles from './diagrams.module.css';

interface CardProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** One of several pictures side by side. */
export const Card = ({ title, text, children }: CardProps) => (
  <div className={styles.card}>
    <strong className={styles.title}>{title}</strong>
    <p className={styles.text}>{text}</p>
    {children}
  </div>
);

interface CardsProps {
  readonly caption: string;
  readonly children: ReactNode;
}

/** Pictures side by side, or one below the other if the screen is narrow. */
export const Cards = ({ caption, children }: CardsProps) => (
  <figure className={styles.figure}>
    <div className={styles.cards}>{children}</div>
    <figcaption>{caption}</figcaption>
  </figure>
);

export const Code = ({ children }: { readonly children: string }) => (
  <pre className={styles.code}>
    <code>{children}</code>
  </pre>
);
