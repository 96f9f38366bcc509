/** Does nothing in controls without a caret. */
export function moveCaretToEnd(input: HTMLInputElement): void {
  if (input.selectionEnd === null) return;
  input.setSelectionRange(input.value.length, input.value.length);
}
