import { startTransition, useEffect, useState } from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** The theme's styles have the same. */
const widest = 996;

/**
 * Stands for the theme's hook of this name, which draws parts of the page anew when it is alive; this
 * one does so in slices, between which the browser answers to the reader.
 *
 * @param options.desktopBreakpoint - Width of the widest window that is `mobile`, in pixels.
 */
export function useWindowSize({ desktopBreakpoint = widest } = {}): WindowSize {
  const [size, setSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const update = () => setSize(innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');
    startTransition(update);
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
