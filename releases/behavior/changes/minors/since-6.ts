import type { MinorChange } from './change.ts';

/** From the last minor of v5 to the last of v6, newest first. */
export const since6: readonly MinorChange[] = [
  {
    since: '6.5',
    id: 'drag-handles',
    area: 'look',
    text: 'Without drag and drop, the markup no longer has drag handles.',
    probes: [
      'render/drag-handle',
      'render/outline',
      'render/rule-parts',
      'render/test-ids',
      'render/no-fields',
      'render/combinators-between',
      'render/independent-query',
      'render/placeholder-field',
    ],
  },
  {
    since: '6.5',
    id: 'sql-negative-numbers',
    area: 'import',
    text: '`parseSQL` reads comparisons with negative numbers instead of leaving them out.',
    probes: ['import/parseSQL/negative'],
  },
  {
    since: '6.5',
    id: 'mongodb-not-operator',
    area: 'import',
    text: '`parseMongoDB` reads a comparison in `$not` as the opposite operator instead of leaving it out.',
    probes: ['import/parseMongoDB/not', 'import/parseMongoDB/prevent-negation'],
  },
  {
    since: '6.5',
    id: 'is-rule-group',
    area: 'tools',
    text: '`isRuleGroup` returns `false` for `null` instead of throwing an error.',
    probes: ['tools/is-rule-group'],
  },
  {
    since: '6.5',
    id: 'editor-rule',
    area: 'controls',
    text: 'Value editors get the prop `rule`.',
    probes: ['render/value-editor-props'],
  },
  {
    since: '6.5',
    id: 'property-map-false',
    area: 'tools',
    text: '`transformQuery` leaves out a property whose entry in `propertyMap` is `false`.',
    probes: ['tools/transform-query-false'],
  },
  {
    since: '6.4',
    id: 'property-map-groups',
    area: 'tools',
    text: 'With `propertyMap`, `transformQuery` no longer adds renamed properties with the value `undefined` to rules that lack them.',
    probes: ['tools/transform-query-map'],
  },
  {
    since: '6.4',
    id: 'property-map-false-ignored',
    area: 'tools',
    text: '`transformQuery` keeps a property whose entry in `propertyMap` is `false` under its own name instead of the name `false`.',
    probes: ['tools/transform-query-false'],
  },
];
