// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { kitOfPath } from '../../../kits/kits.ts';
import { readAddress } from './address/address.ts';
import { pack } from './address/pack.ts';
import { PlainBuilder } from './builder/PlainBuilder.tsx';
import { builderSettings } from './builder/settings.ts';
import { findDataSet } from './data/dataSets.ts';
import { causeOfRule } from './engines/causes.ts';
import { formats } from './formats.ts';
import { languageOf } from './languages/languages.ts';
import { entriesOf } from './panels/export/entries.ts';
import { describeOutput, outputOf } from './panels/export/returned.ts';
import { checkNodes, validationMap } from './panels/validation/check.ts';
import { vocabularyOf } from './query/vocabulary.ts';
import { defaultState } from './state.ts';

const names = Object.getOwnPropertyNames(Object.prototype);

/** A link in which a name is everything that can be named. */
async function stateWith(name: string, query: object) {
  const settings = { export: { format: name, preset: name }, import: { format: name } };
  const packed = await pack({ query, settings: { ...settings, [name]: { [name]: name } } });
  const plain = new URLSearchParams({ data: name, language: name, open: name, [name]: name });
  plain.delete('data');
  return (await readAddress('', `#${plain}&q=1.${packed}`)).state;
}

const rule = (name: string) => ({
  id: name,
  field: name,
  operator: name,
  value: name,
  valueSource: 'field',
  [name]: name,
});

const queries = (name: string): readonly object[] => [
  { id: name, combinator: name, rules: [rule(name), rule(name)], [name]: true },
  { rules: [rule(name), name, { combinator: name, rules: [rule(name)] }] },
  {
    combinator: name,
    rules: [{ ...rule(name), valueSource: 'value', value: { combinator: name, rules: [] } }],
  },
];

it.each(names)('a link with the name %s shows a builder', async (name) => {
  const { texts } = (await languageOf('de').load?.()) ?? {};
  for (const query of queries(name)) {
    const state = await stateWith(name, query);
    expect(state.language).toBe('en');
    expect(state.settings).toEqual(defaultState().settings);
    const { specs } = findDataSet(state.dataSet);
    for (const shownTexts of [undefined, texts]) {
      const settings = builderSettings(state, {
        vocabulary: vocabularyOf(state.query, specs),
        colorMode: 'light',
        texts: shownTexts as never,
        variables: {},
      });
      const { container } = render(
        <PlainBuilder settings={settings} query={state.query} onQueryChange={() => {}} />,
      );
      expect(container.querySelector('.ruleGroup')).not.toBeNull();
      cleanup();
    }
  }
});

it.each(names)('a query with the name %s is exported, checked, and explained', async (name) => {
  const dataSet = findDataSet('people');
  for (const given of queries(name)) {
    const { query, settings } = await stateWith(name, given);
    for (const { id } of formats) {
      const entries = entriesOf({ ...settings.export, format: id } as never, dataSet);
      expect(describeOutput(outputOf(query, entries), id, dataSet)).toHaveProperty('text');
    }
    validationMap(query, dataSet.fields);
    for (const { verdict } of checkNodes(query, {})) expect(verdict).toBe('unchecked');
  }
});

it.each(names)('a row has no value for a field named %s', (name) => {
  const outcome = { ok: true, exported: '', matched: [0], failed: [] } as const;
  const cause = causeOfRule({
    rule: { field: name, operator: '!=', value: 'x' },
    engine: 'mongodb',
    outcome,
    reference: { ...outcome, matched: [] },
    data: { fields: [{ name, label: name }], rows: [{}] },
    kind: undefined,
    parsesNumbers: true,
    row: {},
  });
  expect(cause.id).toBe('missing-differs');
});

it.each(names)('there is no kit named %s', (name) => {
  expect(kitOfPath(`/demo/${name}`).id).toBe('plain');
});
