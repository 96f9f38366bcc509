import { type ComponentType, memo, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { allIcons, type MissingIcons, missingNames } from '../../../kits/icons.ts';
import type { KitProps } from '../../../kits/kit-frame.ts';
import { errorText } from '../client/engines/rows.ts';
import { FrameApp } from './FrameApp.tsx';
import { send } from './page.ts';
import 'react-querybuilder/dist/query-builder.css';
import './frame.css';

interface ShownKit {
  readonly Provider: ComponentType<KitProps>;
  readonly missingIcons?: MissingIcons;
  /** Rules that take precedence over the stylesheets. */
  readonly css: string;
}

/** Shows the page's builder with the components of a kit. The entry of a kit's page calls it once. */
export function showKit({ Provider, missingIcons, css }: ShownKit): void {
  const root = document.getElementById('root');
  if (!root || window.parent === window) {
    showNotice();
    return;
  }
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  // Created once, because the library re-renders every rule when translations change.
  const icons = Object.fromEntries(
    missingNames(missingIcons).map((name) => [name, allIcons[name]]),
  );
  createRoot(root, { onUncaughtError }).render(
    <StrictMode>
      <FrameApp Kit={memo(Provider)} icons={icons} />
    </StrictMode>,
  );
  sendHeight(root);
}

/** When a kit can't render the builder, the page shows the library's own controls. */
const onUncaughtError = (error: unknown) =>
  send({ type: 'failed', text: `The kit couldn’t render this query: ${errorText(error)}` });

/**
 * Reports only the content's height, because lists that open over the content close again if the frame
 * changes. It waits for the end of a drag, which a change of the window would end.
 */
function sendHeight(root: HTMLElement): void {
  const report = () => {
    if (document.querySelector('.dndDragging')) return;
    send({ type: 'height', height: Math.ceil(root.getBoundingClientRect().height) });
  };
  new ResizeObserver(report).observe(root);
  for (const end of ['pointerup', 'keyup']) addEventListener(end, () => setTimeout(report));
}

function showNotice(): void {
  const kit = location.pathname.split('/').at(-1)?.replace('.html', '');
  document.body.innerHTML = `<p>This page is part of <a href="/demo/${encodeURIComponent(kit ?? '')}">the demo</a>.</p>`;
}
