import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReleasesPageData } from '../release-data.ts';
import Article from './Article.tsx';
import styles from './api.module.css';
import { Purpose } from './Purpose.tsx';

export default function ReleasesPage({ page }: { readonly page: ReleasesPageData }) {
  const { majors, since } = page;
  return (
    <Article
      title="Release notes"
      heading="Release notes"
      search="site"
      description="What each release of React Query Builder since 4.0 added, removed, and changed, and what is new since the version that you use."
      toc={[
        { id: 'since', value: 'What’s new since your version', level: 2 },
        ...majors.map(({ major }) => ({ id: `v${major}`, value: `Version ${major}`, level: 2 })),
      ]}
    >
      <p>
        These pages compare the published types of each minor release with those of the release
        before it. They list exports, props, and options that were added or removed, and types,
        defaults, and required packages that changed. They also list what behaves differently, with
        the outputs of both releases.
      </p>
      <Heading as="h2" id="since">
        What’s new since your version
      </Heading>
      <p>Choose the version that your app uses:</p>
      <ul className={styles.names}>
        {since.map(([minor, path]) => (
          <li key={minor}>
            <Link to={path} aria-label={`New since ${minor}`}>
              {minor}
            </Link>
          </li>
        ))}
      </ul>
      {majors.map(({ major, summary, releases }) => (
        <section key={major}>
          <Heading as="h2" id={`v${major}`}>
            Version {major}
          </Heading>
          <Purpose text={summary} />
          <ul>
            {releases.map(({ link: [minor, path], counts }) => (
              <li key={minor}>
                <Link to={path}>{minor}</Link>: {counts}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Article>
  );
}
