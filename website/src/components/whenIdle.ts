/**
 * Calls back when the browser is idle, or soon if the browser doesn't support idle callbacks.
 *
 * @param options.timeout - Milliseconds after which it calls in any case; never by default.
 */
export function whenIdle(call: () => void, options?: IdleRequestOptions): () => void {
  // Safari doesn't support it.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(call);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(call, options);
  return () => cancelIdleCallback(id);
}
