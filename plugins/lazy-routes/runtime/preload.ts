import preload from '@docusaurus/core/lib/client/preload';
import { loadSection } from './sections.ts';

/**
 * Takes the place of Docusaurus' `preload`, which the client awaits before it shows a page: what it
 * preloads is found in the routes, so those of the page's section come first.
 */
export default function preloadWithSection(pathname: string): Promise<unknown> {
  // The first call preloads what surrounds the page while the section is on its way.
  const known = preload(pathname);
  return Promise.all([known, loadSection(pathname)]).then(() => preload(pathname));
}
