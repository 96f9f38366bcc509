import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { majorOf } from '../../../../releases/releases';
import { Notation } from '../../../src/components/Outputs/Outputs';
import type { Leg } from './guide';
import { Contents, LegSections } from './LegSections';
import { titleOf } from './markdown';
import styles from './upgrade.module.css';

/** How to get from one major to the next. It needs no JavaScript. */
export default function StepPage({ leg }: { readonly leg: Leg }) {
  const { from, to, step } = leg;
  const title = `Upgrade from ${titleOf(leg)}`;
  const address = `/upgrade?from=${from}&to=${to}`;
  return (
    <Layout
      title={title}
      description={`What to do before and after you upgrade react-querybuilder from v${majorOf(from)} to v${majorOf(to)}, and what each release prints where they differ.`}
    >
      <main className={`container margin-vert--lg ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <p>
          This list compares {from} and {to}. The code in it ran on both releases. To see only what
          you use, or to copy the list, <Link to={address}>choose what applies to you</Link>.
          {step && (
            <>
              {' '}
              For explanations, see <Link to={step.guide}>Migrating</Link>.
            </>
          )}
        </p>
        <nav aria-label="What to do" className="margin-bottom--md">
          <Contents leg={leg} />
        </nav>
        <Notation />
        <LegSections leg={leg} level={2} />
      </main>
    </Layout>
  );
}
