import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ensureFixtures } from '../../../releases/fixtures.ts';
import { resolveFor } from '../../../releases/modules.ts';
import { targetsOf } from '../../../releases/targets.ts';
import { latest } from '../../../releases/versions.ts';
import { renderBuilder } from './build/style-changes/builder.ts';
import { layoutClasses, subjects, variablesOf } from './style-changes.ts';

ensureFixtures();
const [target] = targetsOf(latest);
if (!target) throw new Error('The latest version has no release.');

/** Variables that don't change anything in a picture. */
const invisible = [
  // The default background color doesn't use it.
  '--rqb-base-color',
  '--rqb-dnd-drop-not-allowed-cursor',
];

it('shows every variable of the stylesheet, and nothing else', () => {
  const file = resolveFor('react-querybuilder/dist/query-builder.css', target);
  const sheet = readFileSync(file, 'utf8');
  const defined = [...sheet.matchAll(/(--rqb-[\w-]+):/g)].map(([, name]) => name);
  const shown = subjects.flatMap(variablesOf).map(({ name }) => name);
  expect([...shown, ...invisible].sort()).toEqual([...new Set(defined)].sort());
  for (const name of layoutClasses) expect(sheet).toContain(`.${name}`);
});

it('renders the classes for dragging only in the picture about dragging', () => {
  expect(renderBuilder(target, 'drag', '').match(/class="[^"]*dnd[^"]*"/g)).toHaveLength(3);
  expect(renderBuilder(target, 'variables', '')).not.toContain('class="dnd');
});

it('renders the same picture in each build', () => {
  expect(renderBuilder(target, 'branches', '')).toBe(renderBuilder(target, 'branches', ''));
});
