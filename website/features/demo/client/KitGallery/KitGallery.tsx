import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { kitPath, kits } from '../../../../kits/kits';
import styles from './KitGallery.module.css';
import { colorModes, posterPath } from './posters';

/** The same query in every kit, as pictures. A click on one loads the kit's builder in its place. */
export const KitGallery = () => (
  <div className={styles.gallery}>
    {kits.map(({ id, label, poster }) => (
      <figure key={id} className={styles.kit} data-island="kit" data-kit={id}>
        <div className={styles.picture} data-picture>
          {colorModes.map((mode) => (
            <img
              key={mode}
              className={styles[mode]}
              src={posterPath(id, mode)}
              alt={`A query with two rules in ${label}`}
              loading="lazy"
              decoding="async"
              {...poster}
            />
          ))}
        </div>
        <figcaption className={styles.caption}>
          <Link to={kitPath(id)}>{label}</Link>
          <button
            type="button"
            className={clsx('button button--secondary button--sm', styles.button)}
            aria-label={`Try it here: ${label}`}
          >
            Try it here
          </button>
        </figcaption>
      </figure>
    ))}
  </div>
);
