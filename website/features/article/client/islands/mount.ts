import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { attachShadows } from './shadows.ts';

type Hook<Name extends keyof ClientModule> = NonNullable<ClientModule[Name]>;

const selector = '[data-island]';

/** An interactive part of a page. Everything else in an article is plain HTML. */
interface Island {
  /** Called with each such element of a page that has rendered; the returned function ends it. */
  readonly start?: (element: HTMLElement) => (() => void) | undefined;
  /** Called with the target when an event reaches such an element. */
  readonly click?: (target: Element, event: MouseEvent) => void;
  readonly keydown?: (target: Element, key: string) => void;
  readonly hover?: (target: Element, event: PointerEvent) => void;
}

/** By name, which is the `data-island` of their elements. */
export type Islands = Readonly<Record<string, Island>>;

/**
 * Starts the islands of each page as soon as it has been rendered, and handles their events. A page without islands
 * loads none.
 *
 * @param load - Loads all islands. If it rejects, islands stay plain HTML, and the next event that reaches one tries
 *   again.
 * @returns What a client module of Docusaurus exports as `onRouteDidUpdate`.
 */
export function mountIslands(load: () => Promise<Islands>): Hook<'onRouteDidUpdate'> {
  const started = new WeakSet<Element>();
  const ends = new Map<Element, () => void>();

  async function startAll(elements: Iterable<HTMLElement>): Promise<Islands> {
    const islands = await load().catch((): Islands => ({}));
    for (const element of elements) {
      const island = islands[element.dataset.island ?? ''];
      if (!island || !element.isConnected || started.has(element)) continue;
      started.add(element);
      const end = island.start?.(element);
      if (end) ends.set(element, end);
    }
    return islands;
  }

  async function handle(event: MouseEvent | PointerEvent | KeyboardEvent): Promise<void> {
    const { target } = event;
    const element = target instanceof Element && target.closest<HTMLElement>(selector);
    if (!element) return;
    const islands = await startAll([element]);
    const island = islands[element.dataset.island ?? ''];
    if ('key' in event) island?.keydown?.(target, event.key);
    else if (event.type === 'click') island?.click?.(target, event);
    else island?.hover?.(target, event as PointerEvent);
  }

  if (ExecutionEnvironment.canUseDOM) {
    for (const type of ['click', 'keydown', 'pointerover'] as const) {
      document.addEventListener(type, handle);
    }
  }

  return ({ location, previousLocation }) => {
    if (previousLocation?.pathname === location.pathname) return;
    for (const [element, end] of ends) {
      if (element.isConnected) continue;
      end();
      ends.delete(element);
    }
    attachShadows();
    const elements = document.querySelectorAll<HTMLElement>(selector);
    if (elements.length > 0) void startAll(elements);
  };
}
