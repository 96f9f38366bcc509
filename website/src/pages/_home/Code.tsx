import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './home.module.css';
import OrderFilterSample from './OrderFilter.mdx';
import { Sample } from './Sample';
import TotalSliderSample from './TotalSlider.mdx';

export const Code = () => (
  <section className={styles.part}>
    <Heading as="h2">Little code, and every control is yours</Heading>
    <div className={styles.halves}>
      <div>
        <p>
          A builder needs only your fields. It comes with operators, combinators, an editor for
          every input type, labels, and a stylesheet. The query is a plain object, so you can{' '}
          <Link to="/docs/tips/stored-queries">store it</Link> and{' '}
          <Link to="/docs/utils/validation">validate it</Link> anywhere.
        </p>
        <Sample of={OrderFilterSample} />
      </div>
      <div>
        <p>
          You can replace buttons, selectors, value editors, and whole rules. A replacement gets the
          same props as the{' '}
          <Link to="/docs/components/querybuilder-controlelements">control element</Link> that it
          replaces. This one makes the total a slider.
        </p>
        <Sample of={TotalSliderSample} />
      </div>
    </div>
  </section>
);
