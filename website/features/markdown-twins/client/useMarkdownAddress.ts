import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownAddress } from '../address';

/** Address of a page's Markdown; `undefined` in development and with the hash router, which have none. */
export function useMarkdownAddress(path: string): string | undefined {
  const { experimental_router } = useDocusaurusContext().siteConfig.future;
  const isWritten = process.env.NODE_ENV === 'production' && experimental_router !== 'hash';
  return isWritten ? markdownAddress(path) : undefined;
}
