import { createStorageSlot } from '@docusaurus/theme-common';

const slot = createStorageSlot('demo-kit');

/** Remembers the kit that the reader uses in the demo, by its address. */
export const rememberKit = (path: string): void => slot.set(path);

/** Makes the link to the demo in a paragraph open it with the reader's kit. */
export function openInKit(paragraph: HTMLElement): undefined {
  const link = paragraph.querySelector('a');
  const path = slot.get();
  if (link && path && /^\/demo\/\w+$/.test(path)) link.setAttribute('href', path + link.search);
}
