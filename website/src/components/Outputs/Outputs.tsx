import type { ReactNode } from 'react';
import { Html } from '../Html/Html';
import type { Example } from './example';
import styles from './Outputs.module.css';

interface OutputsProps {
  readonly change: Example;
  readonly from: string;
  readonly to: string;
}

/** The code of a change, and what two releases print for it. */
export function Outputs({ change: { code, before, after }, from, to }: OutputsProps) {
  return (
    <>
      <Code>
        <Html as="code" html={code} />
      </Code>
      <SideBySide>
        <Side title={from}>{outputOf(before)}</Side>
        <Side title={to}>{outputOf(after)}</Side>
      </SideBySide>
    </>
  );
}

const outputOf = (text: string) => <code>{text === '' ? '(an empty string)' : text}</code>;

/** A box of code whose long lines wrap. */
export const Code = ({ children }: { readonly children: ReactNode }) => (
  <pre className={styles.code}>{children}</pre>
);

/** Two pieces of code beside each other, or below each other on small screens. */
export const SideBySide = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.sides}>{children}</div>
);

interface SideProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Side({ title, children }: SideProps) {
  return (
    <figure className={styles.output}>
      <figcaption>{title}</figcaption>
      <Code>{children}</Code>
    </figure>
  );
}

/** Whether code has one of the names that {@link Notation} explains. */
export const needsNotation = (code: string) => /\b(?:fields|render|user|outline)\b|\$/.test(code);

/** The names that the code in the lists uses without importing them. */
export function Notation() {
  return (
    <p>
      In the code, <code>fields</code> is the list of an order’s fields, <code>render</code> renders
      an element, <code>$</code> and <code>$$</code> find elements, <code>user</code> clicks and
      types, and <code>outline</code> lists elements with their classes.
    </p>
  );
}
