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

/** The major steps. */
export default function StepsPage({ steps }: StepsPageProps) {
  return (
    <Article
      title="What changed"
      heading="What changed"
      description="Per major release of React Query Builder: the exports, props and options that came and went, and what works otherwise."
    >
      <p>
        From the types of the last release of each major. Names lead to the reference where the
        present release still has them.
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
