import Link from '@docusaurus/Link';
import type { PackagePageData } from '../navigation.ts';
import Article from './Article.tsx';
import { Entries } from './Entries.tsx';

export default function IndexPage({ packages }: { readonly packages: readonly PackagePageData[] }) {
  return (
    <Article
      title="API"
      heading="API"
      description="Every function, component, hook, and type that React Query Builder and its add-ons export, from the published types."
    >
      <p>
        This reference lists every exported function, component, hook, and type, from the types that
        the packages publish. To learn how to use them, start with the{' '}
        <Link to="/docs/intro">docs</Link>. For the names that each release added and removed, see
        the <Link to="/releases">release notes</Link>.
      </p>
      <Entries
        entries={packages.map(({ name, ...summary }) => ({ specifier: name, ...summary }))}
      />
    </Article>
  );
}
