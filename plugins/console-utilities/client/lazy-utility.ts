type Utility = (...args: never[]) => unknown;

/**
 * A placeholder for a function that hasn't been downloaded yet.
 *
 * @param load - Downloads the function; called by the first call, and again after a failure.
 * @returns A function that takes the same arguments and resolves to the result, or rejects with
 *   what the download or the function threw.
 */
export function lazyUtility(load: () => Promise<Utility>) {
  let loading: Promise<Utility> | undefined;
  return async (...args: never[]): Promise<unknown> => {
    loading ??= load();
    const utility = await loading.catch((error) => {
      loading = undefined;
      throw error;
    });
    return utility(...args);
  };
}
