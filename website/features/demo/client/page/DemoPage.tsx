import Link from '@docusaurus/Link';
import renderRoutes from '@docusaurus/renderRoutes';
import { useLocation } from '@docusaurus/router';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import { addOnOf, kitOfPath, ownPackageOf } from '../../../../kits/kits.ts';
import { versions } from '../code/versions.ts';
import { DemoParts } from './DemoParts.tsx';
import { KitTabs } from './KitTabs.tsx';
import styles from './page.module.css';
import { ReplacedStatus } from './ReplacedStatus.tsx';
import { useDemoState } from './useDemoState.ts';

interface DemoPageProps {
  readonly route: { readonly routes: Parameters<typeof renderRoutes>[0] };
}

/** The demo, with the page of the current kit below it. Its state stays when the reader switches kits. */
export default function DemoPage({ route }: DemoPageProps) {
  return (
    <Layout>
      <Demo route={route} />
    </Layout>
  );
}

/** The state is here, so that an edit doesn't re-render the page around it. */
function Demo({ route }: DemoPageProps) {
  const kit = kitOfPath(useLocation().pathname);
  const { notice, dismiss, replaced, ...control } = useDemoState();
  const ofKit = kit.id === 'plain' ? [] : [addOnOf(kit), ownPackageOf(kit)];
  const shown = ['react-querybuilder', ...ofKit] as const;
  return (
    <main className={styles.demo}>
      <Heading as="h1">{kit.id === 'plain' ? 'Demo' : `Demo with ${kit.label}`}</Heading>
      <noscript>
        <p>
          The demo needs JavaScript. This page shows its initial state. To learn what each option
          does, see the <Link to="/docs/components/querybuilder">QueryBuilder docs</Link>.
        </p>
      </noscript>
      <KitTabs current={kit} />
      {notice && (
        <p role="alert" className={clsx('alert alert--secondary', styles.notice)}>
          {notice}{' '}
          <button type="button" className="button" onClick={dismiss}>
            Dismiss
          </button>
        </p>
      )}
      <ReplacedStatus replaced={replaced} />
      <DemoParts kit={kit} {...control} />
      <p className={styles.versions}>
        Runs {shown.map((name) => `${name} ${versions[name]}`).join(', ')}.
      </p>
      <div className={styles.words}>{renderRoutes(route.routes)}</div>
    </main>
  );
}
