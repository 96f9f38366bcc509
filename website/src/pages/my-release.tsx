import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { MyReleaseForm } from '../../features/releases/client/my-release/MyReleaseForm';

/** Where readers choose the release that their app uses. */
export default function MyRelease() {
  return (
    <Layout
      title="My release"
      description="Tell the docs of React Query Builder which release your app uses, and they mark the names that came later."
    >
      <main className="container margin-vert--lg">
        <Heading as="h1">My release</Heading>
        <p>
          Enter the release of react-querybuilder that your app uses. To find it, run{' '}
          <code>npm ls react-querybuilder</code> in your project.
        </p>
        <MyReleaseForm />
        <noscript>
          <p>
            This form needs JavaScript. Without it, the badges in the docs and the{' '}
            <Link to="/releases">release notes</Link> still say which release added a name.
          </p>
        </noscript>
        <Heading as="h2">What changes</Heading>
        <ul>
          <li>Badges such as “since v8.22” also say if the name came later than your release.</li>
          <li>Live samples that use later names say that they need a newer release.</li>
          <li>
            The sandbox, and samples that you run or edit, use the code and the types of your
            release. The sandbox has the last release of each major version, so if it lacks yours,
            it uses the nearest older one that it has.
          </li>
        </ul>
        <p>
          Your browser stores the choice, and it isn’t sent anywhere. To share a page for a release,
          add it to the address: <code>?release=8.6.0</code>.
        </p>
      </main>
    </Layout>
  );
}
