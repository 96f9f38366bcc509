import type { DemoKit } from '../../../../kits/kits';
import styles from './KitPicture.module.css';
import { colorModes, posterPath } from './posters';

/** A query in a kit. Both pictures are in the page, and the color mode decides which one is shown and loaded. */
export const KitPicture = ({ kit: { id, label, poster } }: { readonly kit: DemoKit }) =>
  colorModes.map((mode) => (
    <img
      key={mode}
      className={styles[mode]}
      src={posterPath(id, mode)}
      alt={`A query with two rules in ${label}`}
      loading="lazy"
      decoding="async"
      {...poster}
    />
  ));
