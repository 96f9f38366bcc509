import Link from '@docusaurus/Link';
import Article from './Article.tsx';
import styles from './api.module.css';

interface StepsPageProps {
  readonly steps: readonly {
    readonly title: string;
    readonly path: string;
    readonly summary: string;
  }[];
}

export default function StepsPage({ steps }: StepsPageProps) {
  return (
    <Article
      title="What changed"
      heading="What changed"
      description="The exports, props, and options that each major release of React Query Builder added and removed, and what works differently."
    >
      <p>
        These pages compare the types in the last release of each major version. If the current
        release still has a name, the name links to the reference.
      </p>
      <ul className={styles.entries}>
        {steps.map(({ title, path, summary }) => (
          <li key={path}>
            <div className={styles.entryName}>
              <Link to={path}>{title}</Link>
            </div>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </Article>
  );
}
