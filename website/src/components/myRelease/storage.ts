import { createStorageSlot } from '@docusaurus/theme-common';

/** Where the browser stores the reader's release. It can contain anything; see `myRelease`. */
export const releaseSlot = createStorageSlot('my-release');
