import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot } from 'react-dom/client';

/**
 * A host serves 404.html for every unknown address, but what the application shows there depends on
 * the address (an unknown page of v6 keeps v6 in the version menu). So that page is rendered again
 * instead of hydrated: Docusaurus renders into `window.docusaurusRoot` if there is one.
 */
if (ExecutionEnvironment.canUseDOM) {
  const container = document.getElementById('__docusaurus');
  if (container?.querySelector('[data-not-found]')) {
    (window as { docusaurusRoot?: unknown }).docusaurusRoot = createRoot(container);
  }
}
