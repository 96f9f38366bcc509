import {
  Children,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';
import { drawHead, type HeadTag, makeOwner, removeHead } from './head-tags.ts';

/*
 * Stands for the part of `react-helmet-async` that Docusaurus uses: a `<Helmet>` whose children are
 * the tags of the head. Pages are rendered by the original, whose tags these take over.
 */

/** The head of the document is the only one there is, so nothing has to be provided. */
export function HelmetProvider({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}

/** @param children - `title`, `meta`, `link`, `script`, `html`, `body` and such; fragments of them */
export function Helmet({ children }: { readonly children?: ReactNode }): null {
  const [owner] = useState(makeOwner);
  useLayoutEffect(() => drawHead(owner, tagsOf(children)));
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
