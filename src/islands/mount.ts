import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { islands } from './table.ts';

type Hook<Name extends keyof ClientModule> = NonNullable<ClientModule[Name]>;

const ends = new Map<Element, (() => void)[]>();

/** Starts the islands of a page as soon as it has been rendered. */
export const onRouteDidUpdate: Hook<'onRouteDidUpdate'> = ({ location, previousLocation }) => {
  if (previousLocation && previousLocation.pathname === location.pathname) return;
  for (const [element, calls] of ends) {
    if (element.isConnected) continue;
    for (const end of calls) end();
    ends.delete(element);
  }
  for (const { selector, start } of islands) {
    if (!start) continue;
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const end = start(element);
      if (end) ends.set(element, [...(ends.get(element) ?? []), end]);
    }
  }
};

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['click', 'keydown'] as const) document.addEventListener(type, handle);
}

function handle(event: MouseEvent | KeyboardEvent): void {
  if (!(event.target instanceof Element)) return;
  for (const { selector, [event.type as 'click']: act } of islands) {
    const element = act && event.target.closest<HTMLElement>(selector);
    if (element) act(element, event as KeyboardEvent);
  }
}
