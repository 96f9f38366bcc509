import type { MinorChange } from './change.ts';

/** From the last minor of v6 to the last of v7, newest first. */
export const since7: readonly MinorChange[] = [
  {
    since: '7.7',
    id: 'more-classes',
    area: 'controls',
    text: '`controlClassnames` has keys for states, such as `valid`, `disabled`, and `dndOver`, and for parts, such as `branches` and `betweenRules`.',
    probes: ['defaults/control-classnames'],
  },
  {
    since: '7.7',
    id: 'group-elements',
    area: 'controls',
    text: 'The controls `ruleGroupHeaderElements` and `ruleGroupBodyElements` replace everything in a group’s header and body.',
    probes: ['defaults/control-elements'],
  },
  {
    since: '7.6',
    id: 'elasticsearch-contains',
    area: 'export',
    text: 'The `elasticsearch` format exports `contains` as a pattern with `.*` before and after the value.',
    probes: ['format/elasticsearch/text'],
  },
  {
    since: '7.5',
    id: 'elasticsearch-patterns',
    area: 'export',
    text: 'The `elasticsearch` format exports `doesNotBeginWith` and `endsWith` as patterns with `.*` instead of `^` and `$`.',
    probes: ['format/elasticsearch/text'],
  },
  {
    since: '7.4',
    id: 'cel-negation',
    area: 'import',
    text: '`parseCEL` turns a negated comparison into the opposite operator instead of a group with `not`.',
    probes: ['import/parseCEL/negated'],
  },
  {
    since: '7.3',
    id: 'cel-does-not-contain',
    area: 'import',
    text: '`parseCEL` turns a negated `contains` into `doesNotContain` instead of leaving it out.',
    probes: ['import/parseCEL/negated-contains'],
  },
  {
    since: '7.1',
    id: 'redux-hooks',
    area: 'controls',
    text: 'The package no longer exports `useQueryBuilderDispatch` and `useQueryBuilderStore`.',
    probes: ['exports/redux-hooks'],
  },
  {
    since: '7.1',
    id: 'shared-classes',
    area: 'controls',
    text: '`controlClassnames` has the keys `actionElement` and `valueSelector`.',
    probes: ['defaults/control-classnames'],
  },
  {
    since: '7.0',
    id: 'jsonlogic-inner-groups',
    area: 'export',
    text: 'The `jsonlogic` format outputs an inner group with one rule as a group, but still leaves out the outermost group if it has only one rule or group.',
    probes: ['export/jsonlogic-one-rule-group'],
  },
  {
    since: '7.0',
    id: 'redux-hooks-exported',
    area: 'controls',
    text: 'The package exports `useQueryBuilderDispatch` and `useQueryBuilderStore`.',
    probes: ['exports/redux-hooks'],
  },
  {
    since: '7.0',
    id: 'shift-classes',
    area: 'controls',
    text: 'The controls `actionElement`, `shiftActions`, and `valueSelector` exist, and `controlClassnames` has the key `shiftActions`.',
    probes: ['defaults/control-elements', 'defaults/control-classnames'],
  },
  {
    since: '7.0',
    id: 'null-control-error',
    area: 'controls',
    text: 'React’s error about a control that is `null` no longer names the component that renders it.',
    probes: ['render/control-null'],
  },
];
