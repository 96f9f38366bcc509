import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { focusSoon } from '../../../../src/components/focusSoon.ts';

type Hook<Name extends keyof ClientModule> = NonNullable<ClientModule[Name]>;

/** Called when the page to which the reader goes back or forward is there. */
let arrived = () => {};

/** After Docusaurus has scrolled to the hash, or to the top. */
export const onRouteDidUpdate: Hook<'onRouteDidUpdate'> = ({ location, previousLocation }) => {
  arrived();
  if (!previousLocation || !location.hash) return;
  const isSamePage = location.pathname === previousLocation.pathname;
  const isSameHash = location.hash === previousLocation.hash;
  if (isSamePage && isSameHash && location.search !== previousLocation.search) return;
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target) moveFocus(target);
  // Otherwise it would start where the previous page was.
  else if (!isSamePage) window.scrollTo(0, 0);
};

/** A browser does the same when it loads a page with a hash, so Tab continues from there. */
function moveFocus(target: HTMLElement): void {
  // Former anchors are empty.
  const element = (target.textContent ? target : target.parentElement) ?? target;
  if (element.tabIndex < 0) element.tabIndex = -1;
  // The search dialog closes later, and nothing outside of it can be focused before.
  focusSoon(() => element);
}

/**
 * Browsers restore the scroll position when the address changes, but the page may still have to
 * load then, and Docusaurus scrolls to its top afterwards. So each history entry stores where the
 * reader left it. Older browsers don't have `navigation`; there, a page that wasn't loaded before
 * starts at its top.
 */
if (ExecutionEnvironment.canUseDOM) {
  let scrolling = new AbortController();
  const stop = () => scrolling.abort();
  for (const type of ['pointerdown', 'keydown', 'wheel'] as const) {
    window.addEventListener(type, stop, { passive: true });
  }
  window.navigation?.addEventListener('navigate', (event) => {
    stop();
    navigation.updateCurrentEntry({ state: window.scrollY });
    if (event.navigationType !== 'traverse' || !event.canIntercept) return;
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      async handler() {
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
        scrolling = new AbortController();
        // The browser shows that it's loading until this handler ends.
        void scrollWhenTall(Number(event.destination.getState() ?? 0), scrolling.signal);
      },
    });
  });
}

/** How long a page's content, such as hits of the search on a slow network, may take to appear. */
const mostMs = 10_000;

/** Scrolls to a place, again and again while the page is too short for it and the reader only waits. */
async function scrollWhenTall(top: number, signal: AbortSignal): Promise<void> {
  const end = performance.now() + mostMs;
  let reached: number;
  do {
    window.scrollTo(0, top);
    reached = window.scrollY;
    if (reached >= Math.floor(top)) return;
    await new Promise(requestAnimationFrame);
  } while (reached === window.scrollY && !signal.aborted && performance.now() < end);
}
