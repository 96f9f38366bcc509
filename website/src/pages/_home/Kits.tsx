import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { KitPicture } from '../../../features/demo/client/KitGallery/KitPicture';
import { kitPath, uiKits } from '../../../kits/kits';
import styles from './home.module.css';

/** The same query in every kit, in the kit's own look. */
export const Kits = () => (
  <section className={styles.part}>
    <Heading as="h2">In the look of your app</Heading>
    <p className={styles.text}>
      Add-ons replace the controls with those of {uiKits.length} UI kits. Here is one query in each
      of them; choose one to edit it in the demo. Without a kit, you set{' '}
      <Link to="/docs/styling/overview">CSS variables</Link>, or add your own{' '}
      <Link to="/docs/styling/classnames">class names</Link> to every element.
    </p>
    <ul className={styles.kits}>
      {uiKits.map((kit) => (
        <li key={kit.id}>
          <Link to={kitPath(kit.id)}>
            <KitPicture kit={kit} />
            <span>{kit.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
