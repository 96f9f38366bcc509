import type { MinorChange } from './change.ts';

/** From the last minor of v3 to the last of v4, newest first. */
export const since4: readonly MinorChange[] = [
  {
    since: '4.5',
    id: 'sql-quotes',
    area: 'export',
    text: 'The formats `sql` and `spel` escape quotes in values, and the formats with parameters keep values with a quote instead of writing an empty string.',
    probes: ['format/*/quote', 'export/like-quote'],
  },
  {
    since: '4.5',
    id: 'value-processor-rule',
    area: 'export',
    text: 'A `valueProcessor` with one parameter gets the rule instead of a string.',
    probes: ['export/value-processor-rule'],
  },
  {
    since: '4.5',
    id: 'parsers',
    area: 'import',
    text: 'The package exports `parseCEL` and `parseJsonLogic`.',
    probes: ['exports/parsers'],
  },
  {
    since: '4.5',
    id: 'between-select',
    area: 'look',
    text: 'A select list for `between` is two select lists in a `span`, with the class `rule-value-list-item`.',
    probes: ['render/between-select', 'defaults/standard-classes'],
  },
  {
    since: '4.5',
    id: 'editor-lists',
    area: 'controls',
    text: 'Value editors get the prop `listsAsArrays`.',
    probes: ['render/value-editor-props'],
  },
  {
    since: '4.4',
    id: 'mongodb-independent',
    area: 'export',
    text: 'The format `mongodb` writes queries with independent combinators instead of a condition that is always true.',
    probes: ['format/mongodb/independent'],
  },
  {
    since: '4.4',
    id: 'jsonlogic',
    area: 'export',
    text: 'The format `jsonlogic` writes the query; before, the result was empty.',
    probes: ['export/empty-in-jsonlogic', 'export/jsonlogic-one-rule-group'],
  },
  {
    since: '4.4',
    id: 'c',
    area: 'controls',
    text: 'The package no longer exports `c`.',
    probes: ['exports/c-and-version'],
  },
  {
    since: '4.4',
    id: 'warnings',
    area: 'builder',
    text: 'The builder warns in development if you pass both `query` and `defaultQuery`, or start to pass `query` later.',
    probes: ['action/default-and-query-warning', 'action/becomes-controlled-warning'],
  },
];
