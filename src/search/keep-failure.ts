import type { SearchClient } from './protocol';

/** The modal calls a search slow after 300 ms, which would hide a failure noted before. */
const afterSlow = 400;

/**
 * Lets the modal keep saying that it can't reach the search service. The modal notes a failure when
 * the search rejects, but its autocomplete clears that note when the whole request ends, and shows
 * "no results". So a failed request is noted and then never ends; the next one replaces it.
 */
export const keepFailure = (client: SearchClient): SearchClient => ({
  search: (request) => noteFailure(client.search(request)),
});

function noteFailure<T>(answer: Promise<T>): Promise<T> {
  const slow = new Promise((resolve) => setTimeout(resolve, afterSlow));
  return Object.assign(answer, {
    catch: (note: (error: unknown) => unknown) =>
      answer.then(undefined, async (error: unknown) => {
        await slow;
        return Promise.resolve(error)
          .then(note)
          .catch(() => new Promise(() => {}));
      }),
  });
}
