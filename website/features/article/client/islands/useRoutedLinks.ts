import { useHistory } from '@docusaurus/router';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';

type LinkEvent = MouseEvent | FocusEvent | PointerEvent;

/**
 * Makes the plain links in an element work like the site's own: they change the page without a full
 * load, and they prefetch it on hover and focus. Signatures and lists have hundreds of links, and a
 * component for each would make their pages slow. Returns props for the element.
 */
export function useRoutedLinks() {
  const history = useHistory();
  const preload = (event: LinkEvent) => {
    const address = linkedPage(event);
    if (address) window.docusaurus.preload(address);
  };
  return {
    onPointerOver: preload,
    onFocus: preload,
    onClick(event: MouseEvent) {
      const address = linkedPage(event);
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!address || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      history.push(address);
    },
  };
}

/** The address of the page that the link at an event leads to; links with a type lead to files. */
function linkedPage({ target }: LinkEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  return href?.startsWith('/') && !link?.target && !link?.type ? href : undefined;
}
