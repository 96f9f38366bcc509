import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { Late } from '../components/waiting/Late';
import { LoadedPart } from '../components/waiting/LoadedPart';
import styles from './sandbox.module.css';

const load = () => import('../../features/sandbox/client/Sandbox').then((module) => module.default);

const waiting = (
  <p role="status" className={styles.waiting}>
    Loading… <Late />
  </p>
);

export default function SandboxPage() {
  return (
    <Layout
      title="Sandbox"
      description="Edit and run React Query Builder code in your browser, with any release since v3."
      noFooter
    >
      <main className={styles.page}>
        <div className={styles.head}>
          <Heading as="h1">Sandbox</Heading>
          <p>
            Edit the code and see it run. Nothing leaves this page unless you share the code or open
            it elsewhere.
          </p>
        </div>
        <noscript>
          <p>
            The sandbox needs JavaScript. Every version’s <Link to="/docs/intro">introduction</Link>{' '}
            has complete programs that you can copy and run.
          </p>
        </noscript>
        <BrowserOnly fallback={waiting}>
          {() => <LoadedPart name="The sandbox" load={load} props={{}} waiting={waiting} />}
        </BrowserOnly>
      </main>
    </Layout>
  );
}
