import { codeOf } from './codeOf.ts';

const labels = { copied: 'Copied', selected: 'Press Ctrl+C' } as const;

/** How long a button says what became of a click, in milliseconds. */
const shownFor = 2000;

/**
 * Copies the code of a block.
 *
 * @param target - The block's button or what is in it. The button's first child says what happened.
 */
export async function copyCode(target: Element): Promise<void> {
  const button = target.closest('button');
  const code = button?.parentElement?.querySelector('code');
  const label = button?.firstElementChild;
  if (!code || !label) return;
  label.textContent = labels[await copyOrSelect(code)];
  setTimeout(() => {
    label.textContent = 'Copy';
  }, shownFor);
}

/** Pages without HTTPS and readers who refuse have no clipboard. There, the text gets selected. */
async function copyOrSelect(code: Element): Promise<keyof typeof labels> {
  try {
    await navigator.clipboard.writeText(codeOf(code));
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(code);
    return 'selected';
  }
}
