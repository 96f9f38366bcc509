type Utility = (...args: never[]) => unknown;

/** Downloads a function with the first call, and again with the next call after a failure. */
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
