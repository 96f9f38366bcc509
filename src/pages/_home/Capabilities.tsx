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

/** One row per section below the hero: a claim, and beside it the thing itself. */
const capabilities: readonly Capability[] = [
  {
    title: 'Name your fields, the rest is there',
    text: (
      <p>
        Eighteen operators, two combinators, an editor for every input type, ids, labels and a
        stylesheet come with it. Each can be replaced on its own when you need another.
      </p>
    ),
    Proof: () => <Sample of={DefaultsSample} />,
  },
  {
    title: 'Out and in again',
    text: (
      <p>
        What the builder makes, <code>formatQuery</code> writes as SQL, MongoDB or any format above.
        What you stored as SQL, MongoDB, CEL, SpEL, JsonLogic or JSONata, a parser reads back. Type
        a condition and watch the builder at the top of the page take it.
      </p>
    ),
    Proof: ImportForm,
  },
  {
    title: 'Your components in place of ours',
    text: (
      <p>
        Every control is a prop: buttons, selectors, value editors, whole rules. A replacement gets
        the same props as the control it replaces. Here the total is a slider.
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
    title: 'Looks like your application',
    text: (
      <p>
        Spacing, borders, colours and the branch lines are CSS variables. Class names of every
        element are yours to add to or to switch off.
      </p>
    ),
    Proof: StyledBuilder,
  },
  {
    title: 'In the language of your readers',
    text: (
      <p>
        Each label, title and placeholder is a translation, and the layout follows the direction of
        the text.
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
