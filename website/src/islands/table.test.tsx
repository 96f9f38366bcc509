// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { portals, showIn } from '../../features/article/client/islands/portals.ts';
import { islands } from './table.ts';

vi.mock('@docusaurus/theme-common', () => ({ createStorageSlot: () => ({}) }));

it('a kit in the gallery is removed with its page', () => {
  const kit = document.createElement('figure');
  const other = document.createElement('figure');
  const end = islands.kit?.start?.(kit);
  showIn(kit.appendChild(document.createElement('div')), 'the builder of the kit');
  showIn(other, 'another one');
  end?.();
  expect([...portals.get().keys()]).toEqual([other]);
});
