import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { latestVersion, versionByName } from '../../versions.config';

const { library, addons } = versionByName(latestVersion);

/** Names the packages until their reference is generated. */
export default function Api() {
  return (
    <Layout title="API" description="Packages of React Query Builder whose types are published.">
      <main className="container margin-vert--lg">
        <Heading as="h1">API</Heading>
        <p>
          The reference of every exported symbol is not part of this site yet. Each package ships
          its types with doc comments, so an editor shows them as you type. How to begin:{' '}
          <Link to="/docs/intro">Getting started</Link>.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Package</th>
              <th scope="col">Release</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries({ 'react-querybuilder': library, ...addons }).map(([name, release]) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                <td>{release}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </main>
    </Layout>
  );
}
