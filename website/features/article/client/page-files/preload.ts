import preload from '@docusaurus/core/lib/client/preload';
import { loadPage } from './pages.ts';

/** What was preloaded last, which is the page in sight until the reader points at a link to another one. */
let last: string | undefined;

/**
 * Replaces Docusaurus' `preload`, which the client awaits before it shows a page. The original
 * loads the code of known routes, but a page that is a file becomes known only when its file has
 * loaded.
 */
export default async function preloadWithPage(pathname: string): Promise<void> {
  // A link to a section needs nothing.
  if (pathname === last) return;
  await Promise.all([preload(pathname), loadPage(pathname)]);
  await preload(pathname);
  last = pathname;
}
