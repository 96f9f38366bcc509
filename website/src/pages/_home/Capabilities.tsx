import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import CustomEditorSample from './CustomEditor.mdx';
import { CustomEditorBuilder } from './CustomEditorBuilder';
import DefaultsSample from './Defaults.mdx';
import styles from './home.module.css';
import { ImportForm } from './ImportForm';
import { LanguageBuilder } from './LanguageBuilder';
import { Sample } from './Sample';
import { StyledBuilder } from './StyledBuilder';
import type { SharedQuery } from './types';

interface Capability {
  readonly title: string;
  readonly text: ReactNode;
  readonly Proof: (props: SharedQuery) => ReactNode;
}

/** One row per section below the hero: a claim, with its proof next to it. */
const capabilities: readonly Capability[] = [
  {
    title: 'Start with just your fields',
    text: (
      <p>
        The builder comes with eighteen operators, two combinators, an editor for every input type,
        ids, labels, and a stylesheet. You can replace each of them when you need something else.
      </p>
    ),
    Proof: () => <Sample of={DefaultsSample} />,
  },
  {
    title: 'Export and import',
    text: (
      <p>
        <code>formatQuery</code> turns the query into SQL, MongoDB, or any other format above. If
        you stored a query as SQL, MongoDB, CEL, SpEL, JsonLogic, or JSONata, a parser reads it
        back. Enter a condition, and the builder at the top of the page shows it.
      </p>
    ),
    Proof: ImportForm,
  },
  {
    title: 'Bring your own components',
    text: (
      <p>
        Every control is a prop: buttons, selectors, value editors, whole rules. A replacement gets
        the same props as the control that it replaces. In this example, the total is a slider.
      </p>
    ),
    Proof: (shared) => (
      <>
        <CustomEditorBuilder {...shared} />
        <Sample of={CustomEditorSample} />
      </>
    ),
  },
  {
    title: 'Match the look of your app',
    text: (
      <p>
        Spacing, borders, colors, and branch lines are CSS variables. You can add class names to
        every element or turn the standard ones off.
      </p>
    ),
    Proof: StyledBuilder,
  },
  {
    title: 'Speak your users’ language',
    text: (
      <p>
        You can translate every label, title, and placeholder, and the layout follows the direction
        of the text.
      </p>
    ),
    Proof: LanguageBuilder,
  },
];

export function Capabilities(shared: SharedQuery) {
  return capabilities.map(({ title, text, Proof }) => (
    <section key={title} className={styles.capability}>
      <div>
        <Heading as="h2" className={styles.claim}>
          {title}
        </Heading>
        {text}
      </div>
      <div className={styles.proof}>
        <Proof {...shared} />
      </div>
    </section>
  ));
}
