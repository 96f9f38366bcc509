import { createHash } from 'node:crypto';

const defaultText =
  'New in 8.24: <a href="/demo?showUngroupButtons=true">ungroup rules</a><span class="if-wide"> with the button that <code>showUngroupButtons</code> adds</span>, or <a href="/releases/8.24">see the release</a>.';

/** Its id depends on its text, so readers who closed an old text see a new one. `off` shows no bar. */
export function announcementBar(text: string | undefined) {
  const content = (text ?? defaultText).trim();
  if (content === 'off') return undefined;
  const id = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { id: `announcement-${id}`, content, isCloseable: true };
}
