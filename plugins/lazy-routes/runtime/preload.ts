import preload from '@docusaurus/core/lib/client/preload';
import { nextTask } from '../../small-client/next-task.ts';
import { loadSection } from './sections.ts';

let isStart = true;

/**
 * Takes the place of Docusaurus' `preload`, which the client awaits before it shows a page: what it
 * preloads is found in the routes, so those of the page's section come first.
 *
 * The first call is a part of the page's start, a long piece of work that is cut in three here.
 */
export default async function preloadWithSection(pathname: string): Promise<void> {
  const isCut = isStart;
  isStart = false;
  if (isCut) await nextTask();
  // The first call preloads what surrounds the page while the section is on its way.
  const known = preload(pathname);
  await Promise.all([known, loadSection(pathname)]);
  await preload(pathname);
  if (isCut) await nextTask();
}
