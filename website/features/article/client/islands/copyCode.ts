import { answerMs, copyText } from '../../../../src/components/clipboard/copyText.ts';
import { codeOf } from './codeOf.ts';

/** Copies the code of a block, or selects it if that fails. The button's first child says what happened. */
export async function copyCode(target: Element): Promise<void> {
  const button = target.closest('button');
  const code = button?.closest('.theme-code-block')?.querySelector('code');
  const label = button?.firstElementChild;
  if (!code || !label) return;
  const isCopied = await copyText(codeOf(code));
  if (!isCopied) getSelection()?.selectAllChildren(code);
  label.textContent = isCopied ? 'Copied' : 'Press Ctrl+C';
  setTimeout(() => {
    label.textContent = 'Copy';
  }, answerMs);
}
