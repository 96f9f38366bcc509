import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** Holds the address until the sandbox is built. */
export default function Sandbox() {
  return (
    <Layout title="Sandbox" description="Where React Query Builder code will be edited and run.">
      <main className="container margin-vert--lg">
        <Heading as="h1">Sandbox</Heading>
        <p>
          Here you will edit and run code against any version of the library, from v3 to the coming
          one. It is not part of this site yet.
        </p>
        <p>
          Until then: <Link to="/demo">the demo</Link> runs the latest version, and every version's{' '}
          <Link to="/docs/intro">introduction</Link> has programs that run as they stand.
        </p>
      </main>
    </Layout>
  );
}
