import diagrams from '../diagrams/diagrams.module.css';
import { Builder } from './Builder';

/** A builder whose controls have the numbers of their places in the order of the Tab key. */
export const TabOrder = () => (
  <figure className={diagrams.figure}>
    <Builder release={8} isNumbered />
    <figcaption>
      The Tab key visits the controls in the order of the numbers. The drag handle has no number,
      because only the dnd-kit adapter lets the keyboard reach it.
    </figcaption>
  </figure>
);
