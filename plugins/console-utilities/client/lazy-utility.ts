type Utility = (...args: never[]) => unknown;

/**
 * A stand-in for a function that is not downloaded yet.
 *
 * @param load - Downloads the function; called by the first call, and again after it failed.
 * @returns A function that takes the same arguments and resolves to the result, or rejects with what
 * the download or the function threw.
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
