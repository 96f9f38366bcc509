import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { attachShadows } from './shadows.ts';

type Hook<Name extends keyof ClientModule> = NonNullable<ClientModule[Name]>;

const selector = '[data-island]';

type Islands = typeof import('../../../../src/islands/table.ts').islands;

/** Without their code, islands stay plain HTML. The next event that reaches one tries again. */
const load = (): Promise<Islands> =>
  import(/* webpackChunkName: "islands" */ '../../../../src/islands/table.ts').then(
    ({ islands }) => islands,
    () => ({}),
  );

const started = new WeakSet<Element>();
const ends = new Map<Element, () => void>();

/** Starts the islands of a page as soon as it has been rendered. A page without any loads none. */
export const onRouteDidUpdate: Hook<'onRouteDidUpdate'> = ({ location, previousLocation }) => {
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

async function startAll(elements: Iterable<HTMLElement>): Promise<Islands> {
  const islands = await load();
  for (const element of elements) {
    const island = islands[element.dataset.island ?? ''];
    if (!island || !element.isConnected || started.has(element)) continue;
    started.add(element);
    const end = island.start?.(element);
    if (end) ends.set(element, end);
  }
  return islands;
}

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['click', 'keydown', 'pointerover'] as const) {
    document.addEventListener(type, handle);
  }
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
