import { bound } from './bound.ts';

// The document's policy covers every request over HTTP. This file covers WebRTC, which Chromium lets no
// policy forbid, and elements for which browsers connect to a host before they ask the policy.

/** Interfaces that open a connection which no policy covers, or that make elements in further ways. */
const removed = /^(?:(?:webkit|moz)?RTC|WebTransport|XSLTProcessor$)/;

/** Elements that connect, or can hold a document of their own, whose window has these interfaces again. */
const barred = 'link|iframe|frame|object|embed|fencedframe|portal';

const barredTag = new RegExp(`</?(?=(?:${barred})[\\s/>])`, 'i');
const barredName = new RegExp(`^(?:.*:)?(?:${barred})$`, 'is');

/** An XML parser puts the content of templates where selectors don't reach. */
const barredInXml = `${barred},template`.replaceAll('|', ',');

const exec = bound(RegExp.prototype.exec);
const slice = bound<string, [number, number?], string>(String.prototype.slice);

/** HTML in which the barred elements have names without a meaning. A parser recognizes no other spelling. */
export function renameTags(html: string): string {
  let renamed = '';
  let rest = html;
  for (let found = exec(barredTag, rest); found !== null; found = exec(barredTag, rest)) {
    const end = found.index + found[0].length;
    renamed += `${slice(rest, 0, end)}x-`;
    rest = slice(rest, end);
  }
  return renamed + rest;
}

type CreateElementNS = (
  this: Document,
  namespace: string | null,
  name: string,
  options?: unknown,
) => Element;

const renamed = (name: unknown): string => {
  const text = `${name}`;
  return exec(barredName, text) === null ? text : 'x-element';
};

/**
 * Removes what code could use to reach a host without a request. Call it before any code of the reader runs.
 *
 * Some browsers connect while an element is inserted, so no barred element may exist. Everything that
 * creates elements does so by a name or from a text, and is replaced here.
 */
export function closeNetwork(): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (removed.test(name)) Reflect.deleteProperty(window, name);
  }
  closeParsers();

  const { prototype: documents } = Document;
  const create = bound(documents.createElement);
  documents.createElement = function (name: string, options?: ElementCreationOptions) {
    return create(this, renamed(name), options);
  };
  const createNS = bound(documents.createElementNS as CreateElementNS);
  documents.createElementNS = function (namespace: string | null, name: string, options?: unknown) {
    return createNS(this, namespace, renamed(name), options) as never;
  };
  const { prototype: implementations } = DOMImplementation;
  const createDocument = bound(implementations.createDocument);
  implementations.createDocument = function (namespace, name, type) {
    return createDocument(this, namespace, name === null ? null : renamed(name), type);
  };
  // Its constructors create the elements that they extend.
  const { prototype: registries } = CustomElementRegistry;
  const define = bound(registries.define);
  registries.define = function (name, definition, options) {
    const base = options?.extends;
    define(this, name, definition, base === undefined ? undefined : { extends: renamed(base) });
  };
}

const parsers = ['innerHTML', 'outerHTML', 'insertAdjacentHTML'];

function closeParsers(): void {
  for (const name of ['write', 'writeln']) Reflect.deleteProperty(Document.prototype, name);
  // Also the methods that browsers don't have yet.
  for (const owner of [
    Document,
    Document.prototype,
    DocumentFragment.prototype,
    Element.prototype,
    HTMLElement.prototype,
    ShadowRoot.prototype,
  ]) {
    for (const name of Object.getOwnPropertyNames(owner)) {
      if (name.includes('HTML') && !parsers.includes(name)) Reflect.deleteProperty(owner, name);
    }
  }

  const documentOf = bound(getterOf<Node, Document | null>(Node.prototype, 'ownerDocument'));
  const typeOf = bound(getterOf<Document, string>(Document.prototype, 'contentType'));
  /** What may be parsed as the content of a node. In XML, any prefix can stand for HTML, so it's nothing. */
  const parsed = (node: Node, html: unknown): string => {
    const type = typeOf(documentOf(node) ?? (node as Document));
    return type === 'text/html' && html !== null ? renameTags(`${html}`) : '';
  };

  for (const [owner, name] of [
    [Element.prototype, 'innerHTML'],
    [Element.prototype, 'outerHTML'],
    [ShadowRoot.prototype, 'innerHTML'],
  ] as const) {
    const property = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor;
    const set = bound(property.set as (this: Node, html: string) => void);
    Object.defineProperty(owner, name, {
      ...property,
      set(this: Node, html: unknown) {
        set(this, parsed(this, html));
      },
    });
  }

  const insert = bound(Element.prototype.insertAdjacentHTML);
  Element.prototype.insertAdjacentHTML = function (position, html) {
    insert(this, position, parsed(this, html));
  };
  const startOf = bound(getterOf<Range, Node>(Range.prototype, 'startContainer'));
  const createFragment = bound(Range.prototype.createContextualFragment);
  Range.prototype.createContextualFragment = function (html) {
    return createFragment(this, parsed(startOf(this), html));
  };

  const parse = bound(DOMParser.prototype.parseFromString);
  DOMParser.prototype.parseFromString = function (text, type) {
    if (`${type}` === 'text/html') return parse(this, renameTags(`${text}`), 'text/html');
    const xml = parse(this, text, type);
    removeAll(find(xml, barredInXml));
    return xml;
  };
}

const find = bound<Document, [string], NodeListOf<Element>>(Document.prototype.querySelectorAll);
const item = bound<NodeList, [number], Node | null>(NodeList.prototype.item);
const remove = bound(Element.prototype.remove);

/** An index loop, because code can replace the iterator. */
function removeAll(found: NodeListOf<Element>): void {
  for (let index = 0; ; index++) {
    const element = item(found, index);
    if (element === null) return;
    remove(element as Element);
  }
}

const getterOf = <This, Value>(owner: object, name: string) =>
  Object.getOwnPropertyDescriptor(owner, name)?.get as (this: This) => Value;
