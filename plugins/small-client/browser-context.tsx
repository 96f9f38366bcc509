import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

/*
 * Stands for Docusaurus' context that tells whether the page is alive. What is drawn otherwise then is
 * drawn in slices, between which the browser answers to the reader.
 */

export const Context = createContext(false);

export function BrowserContextProvider({ children }: { readonly children: ReactNode }) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
