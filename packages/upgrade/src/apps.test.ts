import { diffLines } from 'diff';
import { describe, expect, it } from 'vitest';
import { probes } from '../../../releases/behavior/probe.ts';
import { printed } from '../../../samples/behavior/print.ts';
import { runProbes } from '../../../samples/behavior/run.ts';
import { apps, readApp } from '../../../tests/data/upgrade-projects.ts';
import { applyEdits, scan } from './scan.ts';

/** What an application for an old release needs and does. */
interface App {
  /** How many places the scan finds and edits, and how many lines a person then has to write. */
  readonly places: { readonly found: number; readonly edited: number; readonly byHand: number };
  /** What a person does with it: the code of a probe, which finds the application's exports as `app`. */
  readonly use: string;
  /** What `use` returns before the upgrade, and after it if that differs. */
  readonly shows: unknown;
  readonly showsAfter?: unknown;
}

const facts: Readonly<Record<(typeof apps)[number][0], App>> = {
  'v3-orders': {
    places: { found: 3, edited: 0, byHand: 4 },
    use: `
const filters = [];
await render(<app.OrderFilter search={(filter) => filters.push(filter)} />);
await user.click($('.ruleGroup-addRule'));
await user.type($('.rule-value'), 'open');
await user.click($('form > button'));
return filters;`,
    shows: [{ $and: [{ status: { $eq: 'open' } }] }],
  },
  'v4-drag': {
    places: { found: 2, edited: 1, byHand: 10 },
    use: `
await render(<app.SavedFilter saved="total > 1 and total < 9" />);
const saved = $('pre').textContent;
await drag($$('.queryBuilder-dragHandle')[0], $$('.rule')[1]);
return { saved, dragged: $('pre').textContent };`,
    shows: {
      saved: "(total > '1' and total < '9')",
      dragged: "(total < '9' and total > '1')",
    },
  },
  'v5-editor': {
    places: { found: 2, edited: 1, byHand: 2 },
    use: `
const saved = [];
const query = { combinator: 'and', rules: [{ field: 'amount', operator: '=', value: '1' }] };
await render(<app.Invoices query={query} save={(next) => saved.push(brief(next))} />);
await user.type($('.money'), '2');
return { title: $('section').title, editor: $('.money').className, saved: saved.at(-1) };`,
    shows: {
      title: 'Query builder 5.4.1',
      editor: 'rule-value money',
      saved: 'and(amount = "12")',
    },
    showsAfter: {
      title: 'Query builder 6.5.5',
      editor: 'rule-value money',
      saved: 'and(amount = "12")',
    },
  },
  'v6-import': {
    places: { found: 5, edited: 3, byHand: 2 },
    use: `
const texts = {
  sql: 'total > 1',
  cel: 'total > 2',
  logic: '{ ">": [{ "var": "total" }, 3] }',
};
const read = {};
for (const [language, text] of Object.entries(texts)) {
  await render(<app.Importer key={language} language={language} text={text} />);
  read[language] = $('code').textContent;
}
await render(<app.Importer key="mongodb" language="logic" text='{ "total": { "$gt": 4 } }' />);
await user.click($('button'));
return { ...read, mongodb: $('code').textContent };`,
    shows: {
      sql: '{"rules":[{"field":"total","value":1,"operator":">"}],"combinator":"and"}',
      cel: '{"rules":[{"field":"total","value":2,"operator":">"}],"combinator":"and"}',
      logic: '{"rules":[{"field":"total","value":3,"operator":">"}],"combinator":"and"}',
      mongodb: '{"rules":[{"field":"total","value":4,"operator":">"}],"combinator":"and"}',
    },
    // The format `json_without_ids` keeps the order of properties, which differs by parser.
    showsAfter: {
      sql: '{"rules":[{"field":"total","operator":">","value":1}],"combinator":"and"}',
      cel: '{"rules":[{"field":"total","operator":">","value":2}],"combinator":"and"}',
      logic: '{"combinator":"and","rules":[{"field":"total","operator":">","value":3}]}',
      mongodb: '{"combinator":"and","rules":[{"field":"total","operator":">","value":4}]}',
    },
  },
  'v6-typed': {
    places: { found: 4, edited: 1, byHand: 13 },
    use: `
await render(<app.OrderFilter />);
const addRule = $('.ruleGroup-addRule');
await user.click(addRule);
await user.click(addRule);
return {
  label: addRule.textContent,
  isLabelKnown: addRule.textContent === app.addButton,
  editors: $$('.rule label').map(({ textContent }) => textContent),
  combinatorsBetween: $$('.betweenRules').length,
  notToggles: $$('.ruleGroup-notToggle').length,
};`,
    shows: {
      label: '+Rule',
      isLabelKnown: true,
      editors: ['Status', 'Status'],
      combinatorsBetween: 1,
      notToggles: 1,
    },
    showsAfter: {
      label: '+ Rule',
      isLabelKnown: true,
      editors: ['Status', 'Status'],
      combinatorsBetween: 1,
      notToggles: 1,
    },
  },
  'v7-context': {
    places: { found: 2, edited: 1, byHand: 0 },
    use: `
const rule = { field: 'total', operator: '=', value: 1 };
const Filter = () => {
  const { debugMode, filter } = app.useFilter({ combinator: 'and', not: true, rules: [rule] });
  return <code>{String(debugMode)} {filter}</code>;
};
await render(<Filter />);
return $('code').textContent;`,
    shows: 'undefined {"total":1}',
    // The query has `not`, which v7 ignored.
    showsAfter: 'undefined {"$nor":[{"total":1}]}',
  },
};

/** Two processes start, and each loads a release with its React. */
const timeout = 60_000;

/** Runs the application with a release and its React, and returns what it shows. */
const resultOf = async (code: string, release: string, use: string) =>
  (await runProbes(release, probes('app', { use }), code))['app/use'];

describe.each(apps)('%s, from %s to %s', (name, from, to) => {
  const { places, use, shows, showsAfter = shows } = facts[name];
  const before = readApp(name, 'before');
  const after = readApp(name, 'after');

  it('runs the old and the new code, each with its own release', { timeout }, async () => {
    const results = await Promise.all([resultOf(before, from, use), resultOf(after, to, use)]);
    expect(results).toEqual([{ output: printed(shows) }, { output: printed(showsAfter) }]);
  });

  it('has the listed number of places to change', () => {
    const result = scan(before, Number.parseInt(from, 10), Number.parseInt(to, 10));
    if ('problem' in result) throw new Error(result.problem);
    const { code, applied } = applyEdits(before, result.findings);
    const byHand = diffLines(code, after)
      .filter(({ added }) => added)
      .reduce((sum, { count }) => sum + count, 0);
    expect({ found: result.findings.length, edited: applied.length, byHand }).toEqual(places);
  });
});
