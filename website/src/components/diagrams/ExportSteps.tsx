import type { ReactNode } from 'react';
import styles from './diagrams.module.css';
import { querySteps, ruleSteps } from './export-steps';

/** The functions that an export calls, in order. */
export const ExportSteps = () => (
  <figure className={styles.figure}>
    <ol className={styles.steps}>
      {querySteps.map((step) => (
        <ExportStep key={step.name} {...step} />
      ))}
      <li className={styles.step}>
        <strong>For each rule</strong>
        <ol className={styles.steps}>
          {ruleSteps.map((step) => (
            <ExportStep key={step.name} {...step} />
          ))}
        </ol>
      </li>
    </ol>
    <figcaption>The order in which an export to SQL calls your functions.</figcaption>
  </figure>
);

const ExportStep = ({ name, text }: { readonly name: string; readonly text: ReactNode }) => (
  <li className={styles.step}>
    <strong>{name}</strong> {text}
  </li>
);
