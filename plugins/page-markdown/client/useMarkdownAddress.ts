import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownAddress } from '../address';

/**
 * The address of a page's Markdown.
 *
 * @param path - Address of the page.
 * @returns `undefined` if there is none: the hash router and the development server write no files.
 */
export function useMarkdownAddress(path: string): string | undefined {
  const { experimental_router } = useDocusaurusContext().siteConfig.future;
  const isWritten = process.env.NODE_ENV === 'production' && experimental_router !== 'hash';
  return isWritten ? markdownAddress(path) : undefined;
}
