import { createStorageSlot } from '@docusaurus/theme-common';

/** The theme's key of a stored choice, so readers keep their earlier choices. */
const slotOf = (group: string) => createStorageSlot(`docusaurus.tab.${group}`);

/** Shows the tab that the reader chose earlier, on this page or another. */
export function restoreTab(tabs: HTMLElement): undefined {
  const { group } = tabs.dataset;
  const chosen = group && slotOf(group).get();
  if (chosen) show(tabs, chosen);
}

/** Shows the tab that the reader chooses, and the matching tabs of other lists in the same group. */
export function selectTab(target: Element): void {
  const tab = target.closest<HTMLElement>('[role=tab]');
  const tabs = tab?.closest<HTMLElement>('[data-island]');
  if (!tab || !tabs) return;
  const { value = '' } = tab.dataset;
  const { group } = tabs.dataset;
  const { top } = tab.getBoundingClientRect();
  const others = document.querySelectorAll<HTMLElement>(`[data-group="${group}"]`);
  for (const one of group ? others : [tabs]) show(one, value);
  // Panels above may have changed their height.
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  if (group) slotOf(group).set(value);
}

/** Arrow keys move the focus, Enter chooses. */
export function moveBetweenTabs(target: Element, key: string): void {
  const tab = target.closest<HTMLElement>('[role=tab]');
  if (!tab) return;
  const all = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const index = all.indexOf(tab);
  if (key === 'Enter') selectTab(tab);
  if (key === 'ArrowRight') (all[index + 1] ?? all[0])?.focus();
  if (key === 'ArrowLeft') all.at(index - 1)?.focus();
}

/** Lists without a tab for that value stay unchanged. */
function show(tabs: HTMLElement, value: string): void {
  const all = [...tabs.querySelectorAll<HTMLElement>('[role=tab]')];
  const panels = tabs.querySelectorAll<HTMLElement>('[role=tabpanel]');
  if (!all.some((tab) => tab.dataset.value === value)) return;
  for (const [index, tab] of all.entries()) {
    const isSelected = tab.dataset.value === value;
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isSelected);
    const panel = panels[index];
    if (panel) panel.hidden = !isSelected;
  }
}
