import { copyCode } from './copyCode.ts';
import { openInKit } from './demoKit.ts';
import { reachableByKeyboard } from './reachableByKeyboard.ts';
import { startLiveExample } from './startLiveExample.tsx';
import { moveBetweenTabs, restoreTab, selectTab } from './tabs.ts';

/** An interactive part of a page. Everything else in an article is plain HTML. */
export interface Island {
  /**
   * Called with each such element of a page that has just rendered; the returned function ends it.
   */
  readonly start?: (element: HTMLElement) => (() => void) | undefined;
  /** Called with the target when an event reaches such an element. */
  readonly click?: (target: Element) => void;
  readonly keydown?: (target: Element, key: string) => void;
}

/** If the code doesn't load, the next click tries again. */
const startKit = (target: Element) =>
  import('../components/KitGallery/startKit.tsx').then(
    (module) => module.startKit(target),
    () => {},
  );

/** All islands by name, which is the `data-island` of their elements. */
export const islands: Readonly<Record<string, Island>> = {
  copy: { click: copyCode },
  tabs: { start: restoreTab, click: selectTab, keydown: moveBetweenTabs },
  scroll: { start: reachableByKeyboard },
  live: { start: startLiveExample },
  kit: { click: startKit },
  'demo-link': { start: openInKit },
};
