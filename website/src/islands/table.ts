import { copyCode } from '../../features/article/client/islands/copyCode.ts';
import { filterEntries } from '../../features/article/client/islands/filterEntries.ts';
import { findFolded } from '../../features/article/client/islands/findFolded.ts';
import type { Islands } from '../../features/article/client/islands/mount.ts';
import { removeIn } from '../../features/article/client/islands/portals.ts';
import {
  moveBetweenTabs,
  restoreTab,
  selectTab,
} from '../../features/article/client/islands/tabs.ts';
import { openInKit } from '../../features/live-examples/client/demoKit.ts';
import {
  runLiveExample,
  startLiveExample,
} from '../../features/live-examples/client/startLiveExample.tsx';
import { reachableByKeyboard } from '../components/ScrollBox/reachableByKeyboard.ts';

/** If the code doesn't load, the next click tries again. */
const startKit = (target: Element) =>
  import('../../features/demo/client/KitGallery/startKit.tsx').then(
    (module) => module.startKit(target),
    () => {},
  );

/** If the code doesn't load, the next event tries again. */
const withNames = (
  act: (module: typeof import('../../features/api/client/code-names/index.ts')) => void,
): Promise<void> =>
  import(/* webpackChunkName: "code-names" */ '../../features/api/client/code-names/index.ts').then(
    act,
    () => {},
  );

/** All islands of the site. */
export const islands: Islands = {
  copy: { click: copyCode },
  entries: { start: filterEntries },
  fold: { start: findFolded },
  tabs: { start: restoreTab, click: selectTab, keydown: moveBetweenTabs },
  scroll: { start: reachableByKeyboard },
  live: { start: startLiveExample, click: runLiveExample },
  kit: { start: (kit) => () => removeIn(kit), click: startKit },
  'demo-link': { start: openInKit },
  names: {
    hover: (target, event) => withNames(({ pointAt }) => pointAt(target, event)),
    click: (target, event) => withNames(({ press }) => press(target, event)),
  },
};
