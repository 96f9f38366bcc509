import { type RefObject, useEffect, useRef } from 'react';

/** Gives a builder its accessible name. Returns the ref for the element around it. */
export function useFormName(name: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The library sets the role of a form on its outermost element but doesn't accept a name for it.
    box.current?.firstElementChild?.setAttribute('aria-label', name);
  }, [name]);
  return box;
}
