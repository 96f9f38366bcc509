import 'react-dom/client';
import { nextTask } from './next-task.ts';

/**
 * Stands for the client's entry, of which it makes three steps: what a page runs before it comes alive
 * takes long on a phone, and between steps the browser answers to the reader.
 */
async function start(): Promise<void> {
  // Without it the home page says, once its HTML is read, that the site did not load.
  window.docusaurus = { prefetch: () => false, preload: () => false };
  await nextTask();
  // Its styles are the first as in the entry: their order decides between rules of the same weight.
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
