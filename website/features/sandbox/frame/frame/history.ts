import { longestAddress } from '../protocol.ts';
import { bound } from './bound.ts';

/**
 * Removes what code could use to fill the history, or to move the reader through it. A frame shares it with the
 * page, and the browser keeps each state and address. Call it before any code of the reader runs.
 *
 * @param onExcess - Called when `location`, which can't be replaced, has set an address that is too long.
 */
export function closeHistory(onExcess: () => void): void {
  for (const name of ['pushState', 'replaceState', 'back', 'forward', 'go'] as const) {
    History.prototype[name] = () => {};
  }
  Reflect.deleteProperty(window, 'navigation');
  // The browser would keep the real one.
  Object.defineProperty(window, 'name', { value: '', writable: true });

  const addressOf = bound(
    Object.getOwnPropertyDescriptor(HashChangeEvent.prototype, 'newURL')?.get as (
      this: HashChangeEvent,
    ) => string,
  );
  addEventListener('hashchange', (event) => {
    if (addressOf(event).length > longestAddress) onExcess();
  });
}
