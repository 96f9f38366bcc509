import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { DemoKit } from '../../../../kits/kits';
import styles from './KitPicture.module.css';
import { colorModes, posterPath } from './posters';

/** A query in a kit. Both pictures are in the page, and the color mode decides which one is shown and loaded. */
export function KitPicture({ kit: { id, label, poster } }: { readonly kit: DemoKit }) {
  // A site that is opened from the disk has another one.
  const { withBaseUrl } = useBaseUrlUtils();
  return colorModes.map((mode) => (
    <img
      key={mode}
      className={styles[mode]}
      src={withBaseUrl(posterPath(id, mode))}
      alt={`A query with two rules in ${label}`}
      loading="lazy"
      decoding="async"
      {...poster}
    />
  ));
}
