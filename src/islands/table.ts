import { copyCode } from './copyCode.ts';
import { reachableByKeyboard } from './reachableByKeyboard.ts';
import { startLiveExample } from './startLiveExample.tsx';
import { moveBetweenTabs, restoreTab, selectTab } from './tabs.ts';

/** A part of a page that does something. All else in an article is plain HTML. */
export interface Island {
  readonly selector: string;
  /** Called with each such element of a page that has just been rendered; what it returns ends it. */
  readonly start?: (element: HTMLElement) => (() => void) | undefined;
  /** Called when the event reaches such an element, or something within it. */
  readonly click?: (element: HTMLElement, event: Event) => void;
  readonly keydown?: (element: HTMLElement, event: KeyboardEvent) => void;
}

export const islands: readonly Island[] = [
  { selector: '[data-copy]', click: copyCode },
  { selector: '[data-tabs]', start: restoreTab },
  { selector: '[data-tabs] [role=tab]', click: selectTab, keydown: moveBetweenTabs },
  { selector: '[data-scroll-box]', start: reachableByKeyboard },
  { selector: '[data-live-example]', start: startLiveExample },
];
