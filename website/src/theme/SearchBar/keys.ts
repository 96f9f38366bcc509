/** What a key press does: open or close the search, or open it with a first letter. */
export type KeyAction = 'toggle' | 'open' | 'close' | { readonly type: string };

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Reads a key press.
 *
 * @param press - The event.
 * @param isOpen - Whether the search is open.
 * @param isTyping - Whether the key goes into a field.
 * @param onButton - Whether the button has the focus.
 */
export function keyAction(
  press: KeyPress,
  { isOpen, isTyping, onButton }: Record<'isOpen' | 'isTyping' | 'onButton', boolean>,
): KeyAction | undefined {
  const { key, ctrlKey, metaKey, altKey } = press;
  if (ctrlKey || metaKey) return key?.toLowerCase() === 'k' && !altKey ? 'toggle' : undefined;
  if (altKey) return undefined;
  if (isOpen) return key === 'Escape' ? 'close' : undefined;
  if (key === '/' && !isTyping) return 'open';
  return onButton && /^[\p{L}\p{N}]$/u.test(key) ? { type: key } : undefined;
}
