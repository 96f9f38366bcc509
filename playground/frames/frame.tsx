import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { FrameApp } from './FrameApp.tsx';
import { FrameBoundary } from './FrameBoundary.tsx';
import type { KitProps } from './kit.ts';
import { tell } from './page.ts';
import 'react-querybuilder/dist/query-builder.css';
import './frame.css';

/**
 * Shows the page's builder with the controls of a kit. Each kit's entry calls it once.
 *
 * @param Kit - What the kit puts around a builder.
 */
export function showKit(Kit: ComponentType<KitProps>): void {
  const root = document.getElementById('root');
  if (!root || window.parent === window) {
    showNotice();
    return;
  }
  createRoot(root).render(
    <StrictMode>
      <FrameBoundary>
        <FrameApp Kit={Kit} />
      </FrameBoundary>
    </StrictMode>,
  );
  tellHeight(root);
}

/**
 * Keeps the page told of the content's height: of that alone, since lists that open over it must not
 * change the frame, or they close again. For the same reason a drag, which a change of the window
 * ends, is waited for.
 */
function tellHeight(root: HTMLElement): void {
  const report = () => {
    if (document.querySelector('.dndDragging')) return;
    tell({ type: 'height', height: root.getBoundingClientRect().height });
  };
  new ResizeObserver(report).observe(root);
  for (const end of ['pointerup', 'keyup']) addEventListener(end, () => setTimeout(report));
}

/** The address of a frame, opened by itself. */
function showNotice(): void {
  const kit = location.pathname.split('/').at(-1)?.replace('.html', '');
  document.body.innerHTML = `<p>This is a part of <a href="/demo/${encodeURIComponent(kit ?? '')}">the demo</a>.</p>`;
}
