interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Signs that somebody reads the page, in contrast to having merely opened it. */
const signs = ['pointermove', 'scroll', 'keydown', 'touchstart'] as const;

/**
 * Calls back once, when a reader who has started to use the page comes near an element. It doesn't
 * on slow connections, if the reader saves data, or where code can't run.
 */
export function whenNear(element: Element, callback: () => void): () => void {
  const { connection } = navigator as { readonly connection?: Connection };
  const isSlow = /[23]g$/.test(connection?.effectiveType ?? '');
  const isUnserved = location.protocol === 'file:';
  if (
    connection?.saveData ||
    isSlow ||
    isUnserved ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  ) {
    return () => {};
  }
  const ended = new AbortController();
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      end();
      callback();
    },
    { rootMargin: '300px' },
  );
  const end = () => {
    ended.abort();
    observer.disconnect();
  };
  const begin = () => {
    if (!ended.signal.aborted) observer.observe(element);
  };
  for (const sign of signs) {
    addEventListener(sign, begin, { once: true, passive: true, signal: ended.signal });
  }
  // On a slow network, the reader scrolls before this code arrives.
  if (scrollY > 0) begin();
  return end;
}
