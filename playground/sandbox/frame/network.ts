import { bound } from './bound.ts';

// The document's policy covers every request over HTTP. This file covers WebRTC, which Chromium lets no
// policy forbid, and which sends packets to any host that code names.

/** Interfaces that open a connection which no policy covers. */
const connections = /^(?:webkit|moz)?RTC|^WebTransport/;

/** Elements that can hold a document of their own, whose window has these interfaces again. */
const embedding = 'iframe,frame,object,embed,fencedframe,portal';

/**
 * Removes what code could use to reach a host without a request. Call it before any code of the reader runs.
 *
 * An embedded document starts in a task, so a mutation observer, which runs before the next task, removes its
 * element in time. The observer sees shadow trees too, because only `attachShadow` can create them: the
 * methods that parse HTML with shadow trees are gone.
 */
export function closeNetwork(): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (connections.test(name)) Reflect.deleteProperty(window, name);
  }
  for (const [owner, names] of [
    [Document.prototype, ['write', 'writeln']],
    [Document, ['parseHTML', 'parseHTMLUnsafe']],
    [Element.prototype, ['setHTML', 'setHTMLUnsafe']],
    [ShadowRoot.prototype, ['setHTML', 'setHTMLUnsafe']],
  ] as const) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }

  const attach = bound(Element.prototype.attachShadow);
  const remove = bound(Element.prototype.remove);
  const observe = bound(MutationObserver.prototype.observe);
  const findInDocument = bound<Document, [string], NodeListOf<Element>>(
    Document.prototype.querySelectorAll,
  );
  const findInShadow = bound<ShadowRoot, [string], NodeListOf<Element>>(
    DocumentFragment.prototype.querySelectorAll,
  );
  const item = bound(NodeList.prototype.item);

  // Index loops and methods kept from before, because code can replace iterators and getters of records.
  const removeAll = (found: NodeListOf<Element>) => {
    for (let index = 0; ; index++) {
      const element = item(found, index);
      if (element === null) return;
      remove(element as Element);
    }
  };
  const watch = (find: () => NodeListOf<Element>, root: Node) => {
    const observer = new MutationObserver(() => removeAll(find()));
    observe(observer, root, { childList: true, subtree: true });
  };
  watch(() => findInDocument(document, embedding), document);
  Element.prototype.attachShadow = function (init) {
    const root = attach(this, init);
    watch(() => findInShadow(root, embedding), root);
    return root;
  };
}
