import { type ComponentType, Fragment } from 'react';
import { defaultControlElements } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { ensureFixtures } from '../../../../releases/fixtures.ts';
import { requireFixture, requireFor } from '../../../../releases/modules.ts';
import { libraryPackage, targetsOf } from '../../../../releases/targets.ts';
import { versionByName } from '../../../../releases/versions.ts';
import {
  classOf,
  innerHeader,
  isIn,
  outerHeader,
  type Part,
  parts,
  ruleControls,
} from './parts.ts';

/** Elements that aren't in the picture: wholes, wrappers, and what appears only in some builders. */
const notShown = [
  'actionElement',
  'inlineCombinator',
  'matchModeEditor',
  'ruleGroupBodyElements',
  'ruleGroupHeaderElements',
  'valueSelector',
];

it('shows the control elements of the installed library, each once', () => {
  const shown = parts.flatMap(({ element }) => element ?? []);
  expect([...shown, ...notShown].sort()).toEqual(Object.keys(defaultControlElements).sort());
});

ensureFixtures();

const query = {
  combinator: 'and',
  rules: [
    { field: 'total', operator: '>=', value: '250' },
    { combinator: 'or', rules: [] },
  ],
};

type Components = Readonly<Record<string, ComponentType<object> | undefined>>;

/** A release's builder with all buttons, as HTML. */
function render(version: string): string {
  const [target] = targetsOf(versionByName(version));
  if (!target) throw new Error(`Version ${version} has no release.`);
  const { QueryBuilder } = requireFor(libraryPackage, target) as Components;
  const { QueryBuilderHistory = Fragment } =
    version === 'current' ? (requireFor(`${libraryPackage}/history`, target) as Components) : {};
  const props = {
    defaultQuery: query,
    enableDragAndDrop: true,
    fields: [{ name: 'total', label: 'Total' }],
    getValueSources: () => ['value', 'field'],
    showCloneButtons: true,
    showLockButtons: true,
    showMuteButtons: true,
    showNotToggle: true,
    showShiftActions: true,
    showUndoRedo: true,
    showUngroupButtons: true,
  };
  const { createElement } = requireFixture('react') as typeof import('react');
  const builder = createElement(QueryBuilder ?? Fragment, props);
  const element = createElement(QueryBuilderHistory, {}, builder);
  return requireFixture('react-dom/server').renderToStaticMarkup(element);
}

/** The classes of a row's elements, in order. */
const classesIn = (html: string): readonly string[] => {
  const known = new Set(parts.map(classOf));
  return [...html.matchAll(/ class="([^" ]+)/g)].flatMap(([, name = '']) =>
    known.has(name) ? [name] : [],
  );
};

describe.each([
  ['current', 8],
  ['6', 6],
  ['5', 5],
  ['4', 4],
] as const)('the picture for %s', (version, release) => {
  const shown = (row: readonly Part[]) => row.filter(isIn(release)).map(classOf);

  it('has the elements in the order of the release', () => {
    expect(classesIn(render(version))).toEqual([
      ...['queryBuilder', 'ruleGroup', 'ruleGroup-header'],
      ...shown(outerHeader),
      ...['ruleGroup-body', 'rule'],
      ...shown(ruleControls),
      ...['ruleGroup', 'ruleGroup-header'],
      ...shown(innerHeader),
      'ruleGroup-body',
    ]);
  });
});

it('counts the stops of the Tab key', () => {
  const stops = [...outerHeader, ...ruleControls, ...innerHeader].reduce(
    (sum, { stops = 1 }: Part) => sum + stops,
    0,
  );
  const html = render('current').replaceAll(/<option.*?<\/option>/g, '');
  expect([...html.matchAll(/<(?:button|input|select|textarea)\b/g)]).toHaveLength(stops);
});
