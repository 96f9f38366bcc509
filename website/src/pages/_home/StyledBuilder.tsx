import type { CSSProperties } from 'react';
import { useState } from 'react';
import { Builder } from '../../../features/demo/client/builder/Builder';
import { orderFields } from '../../../features/demo/client/data/orders';
import { Choice } from './Choice';
import styles from './home.module.css';
import type { SharedQuery } from './types';

/** Values of the library's CSS variables; on the site they are set around one builder. */
const looks = {
  Quiet: {
    '--rqb-spacing': '0.5rem',
    '--rqb-background-color': 'transparent',
    '--rqb-border-color': 'var(--line)',
    '--rqb-branch-color': 'var(--ifm-color-primary)',
    '--rqb-branch-width': '2px',
  },
  Dense: {
    '--rqb-spacing': '0.2rem',
    '--rqb-border-radius': '0',
    '--rqb-background-color': 'var(--surface-raised)',
  },
  Bold: {
    '--rqb-spacing': '0.75rem',
    '--rqb-border-width': '3px',
    '--rqb-border-radius': '14px',
    '--rqb-border-color': '#c2571a',
    '--rqb-background-color': 'color-mix(in srgb, #c2571a 12%, transparent)',
  },
} as const;

type Look = keyof typeof looks;

const controls = { controlClassnames: { queryBuilder: 'queryBuilder-branches' } };

export function StyledBuilder(shared: SharedQuery) {
  const [look, setLook] = useState<Look>('Quiet');
  return (
    <>
      <Choice
        legend="Style"
        options={Object.keys(looks) as Look[]}
        value={look}
        onChange={setLook}
      />
      <div className={styles.look} style={looks[look] as CSSProperties}>
        <Builder
          name="Filter in another style"
          {...shared}
          fields={orderFields}
          controls={controls}
        />
      </div>
    </>
  );
}
