import type { MinorChange } from './change.ts';

/** From the last minor of v5 to the last of v6, newest first. */
export const since6: readonly MinorChange[] = [
  {
    since: '6.5',
    id: 'sql-negative-numbers',
    area: 'import',
    text: '`parseSQL` keeps comparisons with negative numbers instead of leaving them out.',
    probes: ['import/parseSQL/negative'],
  },
  {
    since: '6.5',
    id: 'editor-rule',
    area: 'controls',
    text: 'Value editors receive the `rule` prop.',
    probes: ['render/value-editor-props'],
  },
  {
    since: '6.5',
    id: 'property-map-false',
    area: 'tools',
    text: '`transformQuery` removes a property whose entry in `propertyMap` is `false`.',
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
  {
    since: '6.2',
    id: 'transform-groups',
    area: 'tools',
    text: '`transformQuery` returns the new query instead of throwing a `TypeError`.',
    probes: ['tools/transform-query', 'tools/transform-query-map', 'tools/transform-query-false'],
  },
  {
    since: '6.2',
    id: 'warnings-again',
    area: 'builder',
    text: 'The builder warns in development again if you pass both `query` and `defaultQuery`, or start to pass `query` later.',
    probes: ['action/default-and-query-warning', 'action/becomes-controlled-warning'],
  },
  {
    since: '6.2',
    id: 'component-names',
    area: 'controls',
    text: 'React’s error about a control that is `null` names the library’s component instead of a minified name.',
    probes: ['render/control-null'],
  },
  {
    since: '6.1',
    id: 'no-warnings',
    area: 'builder',
    text: 'The builder no longer warns in development if you pass both `query` and `defaultQuery`, or start to pass `query` later.',
    probes: ['action/default-and-query-warning', 'action/becomes-controlled-warning'],
  },
  {
    since: '6.1',
    id: 'minified-names',
    area: 'controls',
    text: 'React’s error about a control that is `null` contains a minified name instead of `RuleGroup`.',
    probes: ['render/control-null'],
  },
  {
    since: '6.1',
    id: 'editor-props',
    area: 'controls',
    text: 'Value editors receive the props `parseNumbers`, `schema`, and `separator`.',
    probes: ['render/value-editor-props'],
  },
];
