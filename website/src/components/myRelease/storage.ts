/** Under which the browser stores a reader's release. */
export const storageKey = 'my-release';

/** The event of the window after the choice has changed. */
export const changeEvent = 'my-release';

/** What is stored, which can be anything; see `myRelease`. */
export function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
