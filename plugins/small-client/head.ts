import {
  Children,
  Fragment,
  isValidElement,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';

/* Replaces the part of `react-helmet-async` that Docusaurus uses: a `<Helmet>` whose children
   are the tags of the head. The original renders the pages at build time, and this one hydrates
   its tags. */

interface HeadTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Marks managed tags, as react-helmet-async marks them in the rendered pages. */
const mark = 'data-rh';

/** By number: an inner component has a higher one than the one around it, and so does a later page. */
const heads = new Map<number, readonly HeadTag[]>();
let lastNumber = 0;
let frame = 0;

/** There is only one document head, so the provider has nothing to do. */
export const HelmetProvider = Fragment;

/** @param children - `title`, `meta`, `link`, `script`, `html`, `body` and such; fragments of them */
export function Helmet({ children }: { readonly children?: ReactNode }): null {
  const [number] = useState(() => ++lastNumber);
  useLayoutEffect(() => {
    heads.set(number, tagsOf(children));
    scheduleUpdate();
    return () => {
      heads.delete(number);
      scheduleUpdate();
    };
  });
  return null;
}

function tagsOf(children: ReactNode): readonly HeadTag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Readonly<Record<string, unknown>>>(child)) return [];
    const { type, props } = child;
    const { children: inner, ...attributes } = props;
    if (type === Fragment) return tagsOf(inner as ReactNode);
    return [
      { name: String(type), attributes, text: Children.toArray(inner as ReactNode).join('') },
    ];
  });
}

function scheduleUpdate(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

function update(): void {
  const lists = [...heads].sort(([a], [b]) => a - b).map(([, tags]) => tags);
  const named = (wanted: string) => lists.flat().filter(({ name }) => name === wanted);
  const title = named('title').at(-1);
  if (title && document.title !== title.text) document.title = title.text;
  updateAttributes(document.documentElement, named('html'));
  updateAttributes(document.body, named('body'));
  updateTags(withoutOverridden(lists));
}

/** Inner tags replace those around them that say the same thing, such as the description. */
function withoutOverridden(lists: readonly (readonly HeadTag[])[]): readonly HeadTag[] {
  const said = new Set<string>();
  return [...lists].reverse().flatMap((tags) => {
    const own = tags.filter(({ name }) => !['title', 'html', 'body'].includes(name));
    const kept = own.filter((tag) => !said.has(subject(tag)));
    for (const tag of kept) said.add(subject(tag));
    return kept;
  });
}

/** The subject of a tag: a page has one description and one canonical address, but many scripts. */
function subject({ name, attributes, text }: HeadTag): string {
  const { rel, property } = attributes;
  const key = attributes.name ?? property ?? (rel === 'canonical' ? rel : undefined);
  return key ? `${name} ${key}` : `${name} ${JSON.stringify(attributes)} ${text}`;
}

function updateTags(tags: readonly HeadTag[]): void {
  const left = new Set(document.head.querySelectorAll(`[${mark}]:not(title)`));
  for (const tag of tags) {
    const element = elementOf(tag);
    const same = [...left].find((old) => old.isEqualNode(element));
    if (same) left.delete(same);
    else document.head.append(element);
  }
  for (const old of left) old.remove();
}

function elementOf({ name, attributes, text }: HeadTag): Element {
  const element = document.createElement(name);
  element.setAttribute(mark, 'true');
  for (const [key, value] of domAttributes(attributes)) element.setAttribute(key, value);
  if (text) element.append(text);
  return element;
}

function updateAttributes(element: Element, tags: readonly HeadTag[]): void {
  const wanted = new Map(tags.flatMap(({ attributes }) => domAttributes(attributes)));
  for (const old of element.getAttribute(mark)?.split(',') ?? []) {
    if (!wanted.has(old)) element.removeAttribute(old);
  }
  for (const [attribute, value] of wanted) element.setAttribute(attribute, value);
  element.setAttribute(mark, [...wanted.keys()].join());
}

/** React's names to HTML's; `null`, `undefined` and `false` leave an attribute out. */
function domAttributes(attributes: HeadTag['attributes']): [name: string, value: string][] {
  const names: Readonly<Record<string, string>> = { className: 'class', httpEquiv: 'http-equiv' };
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === null || value === undefined || value === false
      ? []
      : [[names[name] ?? name.toLowerCase(), value === true ? 'true' : String(value)]],
  );
}
