/** The part of a search client that the modal uses. */
interface SearchClient {
  search(...args: unknown[]): Promise<unknown>;
}

/** The modal calls a search slow after 300 ms, which would hide a failure noted before. */
const afterSlow = 400;

/**
 * Lets the modal keep saying that it could not reach the search service.
 *
 * The modal notes a failure when the search rejects, but its autocomplete takes the note back when
 * the whole request ends, and shows "no results". So a failed request is noted and then never ends;
 * the next one replaces it.
 */
export function keepFailure<Client extends SearchClient>(client: Client): Client {
  return { ...client, search: (...args: unknown[]) => noteFailure(client.search(...args)) };
}

function noteFailure(answer: Promise<unknown>): Promise<unknown> {
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
