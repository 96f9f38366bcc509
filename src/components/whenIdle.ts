/**
 * Calls when the browser has nothing else to do; in those that cannot tell, soon.
 *
 * @param options.timeout - After how many milliseconds it is called in any case; never by default.
 * @returns Takes the call back.
 */
export function whenIdle(call: () => void, options?: IdleRequestOptions): () => void {
  // Safari has no such thing.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(call);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(call, options);
  return () => cancelIdleCallback(id);
}
