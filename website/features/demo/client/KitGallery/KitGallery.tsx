import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { kitPath, kits } from '../../../../kits/kits';
import styles from './KitGallery.module.css';
import { KitPicture } from './KitPicture';

/** The same query in every kit, as pictures. A click on one loads the kit's builder in its place. */
export const KitGallery = () => (
  <div className={styles.gallery}>
    {kits.map((kit) => (
      <figure key={kit.id} className={styles.kit} data-island="kit" data-kit={kit.id}>
        <div className={styles.picture} data-picture>
          <KitPicture kit={kit} />
        </div>
        <figcaption className={styles.caption}>
          <Link to={kitPath(kit.id)}>{kit.label}</Link>
          <button
            type="button"
            className={clsx('button', styles.button)}
            aria-label={`Try it here: ${kit.label}`}
          >
            Try it here
          </button>
        </figcaption>
      </figure>
    ))}
  </div>
);
