type Utility = (...args: never[]) => unknown;

/**
 * A placeholder for a function, which the first call downloads, and the next one again after a
 * failure. The promise rejects with what the download or the function threw.
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
