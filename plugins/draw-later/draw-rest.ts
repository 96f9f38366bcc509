import type { ClientModule } from '@docusaurus/types';
import { whenIdle } from '../../src/components/whenIdle.ts';
import './draw-later.css';

type Hook<Name extends keyof ClientModule> = NonNullable<ClientModule[Name]>;

/** Of an idle browser, so many take no longer than a frame on a computer. */
const blocksAtOnce = 16;

/** The first page is alive. When its reader moves, what has not been drawn gets its turn. */
export const onRouteDidUpdate: Hook<'onRouteDidUpdate'> = ({ previousLocation }) => {
  if (previousLocation) return;
  const begin = () => {
    const blocks = document.querySelectorAll<HTMLElement>(
      '[data-draw-later] .theme-doc-markdown > *',
    );
    drawFrom(0, [...blocks]);
  };
  if (scrollY > 0) begin();
  else addEventListener('scroll', begin, { once: true });
};

/** The way leads to another page, or to a place in this one: heights must be true. */
export const onRouteUpdate: Hook<'onRouteUpdate'> = ({ previousLocation }) => {
  if (previousLocation) delete document.documentElement.dataset.drawLater;
};

function drawFrom(start: number, blocks: readonly HTMLElement[]): void {
  const end = start + blocksAtOnce;
  if (start >= blocks.length) return;
  whenIdle(() => {
    keepInPlace(blocks, () => {
      for (const block of blocks.slice(start, end)) block.style.contentVisibility = 'visible';
    });
    drawFrom(end, blocks);
  });
}

/** Lets what the reader sees stay where it is: browsers do not when elements above are drawn. */
function keepInPlace(blocks: readonly Element[], change: () => void): void {
  const seen = blocks.find((block) => block.getBoundingClientRect().bottom > 0);
  const top = () => seen?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  const moved = top() - before;
  // A scroll by nothing would end one that is under way.
  if (moved) scrollBy({ top: moved, behavior: 'instant' });
}
