import { describe, expect, inject, it } from 'vitest';
import { versions } from '../../releases/versions.ts';

/** The pages that each version has, below its base path; no other page of these names is there. */
const api = ['classnames', 'export', 'import', 'misc', 'querybuilder', 'validation', 'valueeditor'];
const components = [
  ...['actionelement', 'draghandle', 'nottoggle', 'querybuilder', 'rule', 'rulegroup'],
  ...['valueeditor', 'valueselector'],
];
const newComponents = ['inlinecombinator', 'shiftactions'];
const tips = [
  ...['adding-removing-query-properties', 'common-mistakes', 'custom-bind-variables'],
  ...['custom-with-fallback', 'external-controls', 'limit-groups', 'managing-operators'],
];
const newTips = ['arbitrary-updates', 'maximizing-performance', 'option-lists', 'showcase'];
const utils = ['export', 'hooks', 'import', 'misc', 'validation'];
const single = ['intro', 'compat', 'migrate', 'typescript'];
const categories = ['components', 'styling', 'utilities', 'tips--tricks'];
const oldCategories = ['api', 'tips--tricks'];

const below = (folder: string, names: readonly string[]) => names.map((it) => `${folder}/${it}`);

const everywhere = {
  api: below('api', api),
  components: below('components', components),
  newComponents: below('components', newComponents),
  styling: below('styling', ['overview', 'classnames']),
  stylingTip: ['tips/styling'],
  tips: below('tips', tips),
  pathTip: ['tips/path'],
  newTips: below('tips', newTips),
  utils: below('utils', utils),
  datetime: ['utils/datetime', 'datetime'],
  buildless: ['buildless'],
  umd: ['umd'],
  single,
  categories: below('category', categories),
  oldCategories: below('category', oldCategories),
} as const;

type Group = keyof typeof everywhere;

const modern: readonly Group[] = Object.keys(everywhere).filter(
  (group) => group !== 'oldCategories',
) as Group[];
const without = (groups: readonly Group[], ...gone: readonly Group[]) =>
  groups.filter((group) => !gone.includes(group));

/** In modern versions `api`, `umd` and the styling tip are there for old links: they lead on. */
const olderGroups: Readonly<Record<string, readonly Group[]>> = {
  6: without(modern, 'newComponents', 'newTips', 'datetime'),
  5: ['api', 'tips', 'stylingTip', 'single', 'umd', 'oldCategories'],
  4: ['api', 'tips', 'single', 'umd', 'oldCategories'],
  3: [],
};

const rows = versions.flatMap(({ name, path: base }) => {
  const groups = olderGroups[name] ?? modern;
  const present = new Set<string>([...groups.flatMap((group) => everywhere[group]), 'intro']);
  const all = new Set<string>(Object.values(everywhere).flat());
  return [...all].map((page) => ({ address: `${base}/${page}`, isThere: present.has(page) }));
});

describe('the pages of each version', () => {
  it('match the specification', async () => {
    const found = await Promise.all(
      rows.map(async ({ address }) => ({
        address,
        isThere: (await fetch(inject('origin') + address)).status === 200,
      })),
    );
    expect(found).toEqual(rows);
  });
});
