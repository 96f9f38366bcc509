import preload from '@docusaurus/core/lib/client/preload';
import { loadPage } from './pages.ts';

/**
 * Takes the place of Docusaurus' `preload`, which the client awaits before it shows a page. That one
 * loads the code of known routes, and a page that is a file becomes known when its file is there.
 */
export default async function preloadWithPage(pathname: string): Promise<void> {
  await Promise.all([preload(pathname), loadPage(pathname)]);
  await preload(pathname);
}
