import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kitComponent } from '../../releases/mistakes/mistakes.ts';
import { options } from '../features/demo/client/options.ts';
import { kitOfPath, kitPath, kits, uiKits } from './kits.ts';
import { kitRules } from './rules.ts';

it('lists each folder of a kit', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(kits.map(({ id }) => id).sort()).toEqual(names.sort());
});

it.each(kits.map((kit) => [kitPath(kit.id), kit] as const))('has a page at %s', (path, kit) => {
  expect(kitOfPath(path)).toBe(kit);
  expect(kitOfPath(`${path}/`)).toBe(kit);
});

it('falls back to the library’s own controls at an unknown address', () => {
  expect(kitOfPath('/demo/unknown').id).toBe('plain');
});

it.each(uiKits)('$label: the advice on imports knows its component', ({ component }) => {
  expect(component).toMatch(kitComponent);
});

it.each(Object.entries(kitRules))(
  '%s: rules belong to options of the demo',
  (_, { optionCss = {} }) => {
    const ids = options.map(({ id }) => id);
    expect(Object.keys(optionCss).filter((id) => !ids.some((one) => one === id))).toEqual([]);
  },
);
