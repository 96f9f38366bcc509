import Heading from '@theme/Heading';
import type { PackagePageData } from '../navigation.ts';
import Article from './Article.tsx';
import { Entries } from './Entries.tsx';
import { Purpose } from './Purpose.tsx';

/** A package with several entry points. */
export default function PackagePage({ page }: { readonly page: PackagePageData }) {
  const { name, version, purpose, entries } = page;
  return (
    <Article
      title={`${name}: entry points`}
      description={`The entry points of ${name} ${version}, and what each is for.`}
      kicker={{ text: `Package, release ${version}` }}
      heading={name}
    >
      <Purpose text={purpose} />
      <Heading as="h2" id="entry-points">
        Entry points
      </Heading>
      <p>Import from the entry point that has what you need. Each one is a separate file.</p>
      <Entries entries={entries} />
    </Article>
  );
}
