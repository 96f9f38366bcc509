import {
  Children,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';
import { type HeadTag, makeOwner, removeHead, updateHead } from './head-tags.ts';

/* Replaces the part of `react-helmet-async` that Docusaurus uses: a `<Helmet>` whose children
   are the tags of the head. The original renders the pages at build time, and this one hydrates
   its tags. */

/** There is only one document head, so the provider has nothing to do. */
export function HelmetProvider({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}

/** @param children - `title`, `meta`, `link`, `script`, `html`, `body` and such; fragments of them */
export function Helmet({ children }: { readonly children?: ReactNode }): null {
  const [owner] = useState(makeOwner);
  useLayoutEffect(() => updateHead(owner, tagsOf(children)));
  useLayoutEffect(() => () => removeHead(owner), [owner]);
  return null;
}

function tagsOf(children: ReactNode): readonly HeadTag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement(child)) return [];
    const { type, props } = child as ReactElement<Record<string, unknown>>;
    const { children: inner, ...attributes } = props;
    if (type === Fragment) return tagsOf(inner as ReactNode);
    return [
      { name: String(type), attributes, text: Children.toArray(inner as ReactNode).join('') },
    ];
  });
}
