export interface HeadTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export interface Owner {
  /** An inner component has a higher order than the one around it, and so does a later page. */
  readonly order: number;
  tags: readonly HeadTag[];
}

/** Marks managed tags, as react-helmet-async marks them in the rendered pages. */
const mark = 'data-rh';

const owners = new Set<Owner>();
let lastOrder = 0;
let frame = 0;

/** Makes an owner; it owns nothing until {@link updateHead} names it. */
export function makeOwner(): Owner {
  lastOrder += 1;
  return { order: lastOrder, tags: [] };
}

/** Sets the tags of an owner. The document is updated in the next frame. */
export function updateHead(owner: Owner, tags: readonly HeadTag[]): void {
  owner.tags = tags;
  owners.add(owner);
  scheduleUpdate();
}

/** Removes the tags of an owner from the document, in the next frame. */
export function removeHead(owner: Owner): void {
  owners.delete(owner);
  scheduleUpdate();
}

function scheduleUpdate(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

function update(): void {
  const lists = [...owners].sort((a, b) => a.order - b.order).map(({ tags }) => tags);
  const all = lists.flat();
  const title = all.filter(({ name }) => name === 'title').at(-1);
  if (title && document.title !== title.text) document.title = title.text;
  updateAttributes(
    document.documentElement,
    all.filter(({ name }) => name === 'html'),
  );
  updateAttributes(
    document.body,
    all.filter(({ name }) => name === 'body'),
  );
  updateTags(withoutOverridden(lists));
}

/** Inner tags replace those around them that say the same thing, such as the description. */
export function withoutOverridden(lists: readonly (readonly HeadTag[])[]): readonly HeadTag[] {
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
  const { charSet, httpEquiv, property, itemProp, rel, href } = attributes;
  if (name === 'meta') {
    const key = charSet ? 'charset' : (attributes.name ?? property ?? httpEquiv ?? itemProp);
    return `meta ${key}`;
  }
  if (name === 'link') return rel === 'canonical' ? 'canonical' : `link ${href}`;
  return `${name} ${JSON.stringify(attributes)} ${text}`;
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
  for (const [attribute, value] of domAttributes(attributes))
    element.setAttribute(attribute, value);
  if (text) element.append(text);
  return element;
}

function updateAttributes(element: Element, tags: readonly HeadTag[]): void {
  const wanted = new Map(tags.flatMap(({ attributes }) => domAttributes(attributes)));
  for (const old of element.getAttribute(mark)?.split(',') ?? []) {
    if (!wanted.has(old)) element.removeAttribute(old);
  }
  for (const [attribute, value] of wanted) {
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  }
  element.setAttribute(mark, [...wanted.keys()].join());
}

/** React's names to HTML's; `null`, `undefined` and `false` leave an attribute out. */
export function domAttributes(attributes: HeadTag['attributes']): [name: string, value: string][] {
  const names: Readonly<Record<string, string>> = { className: 'class', httpEquiv: 'http-equiv' };
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === null || value === undefined || value === false
      ? []
      : [[names[name] ?? name.toLowerCase(), value === true ? 'true' : String(value)]],
  );
}
