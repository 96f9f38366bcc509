import { configure } from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** The part of React that updates a document before it returns. It is the same in all its releases. */
export interface ActingReact {
  readonly act: <T>(callback: () => Promise<T>) => Promise<T>;
}

/** A user of the document, whose events React handles before the next one. */
export function userOf(react: ActingReact): UserEvent {
  configure({
    asyncWrapper: async (step) => step(),
    eventWrapper: (step) => {
      let result: unknown;
      // The callback is synchronous, so the result is there although `act` returns a promise-like.
      (react as unknown as { act: (callback: () => void) => void }).act(() => {
        result = step();
      });
      return result as undefined;
    },
  });
  return userEvent.setup({ document, delay: null });
}
