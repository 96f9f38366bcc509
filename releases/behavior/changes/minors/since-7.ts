import type { MinorChange } from './change.ts';

/** From the last minor of v6 to the last of v7, newest first. */
export const since7: readonly MinorChange[] = [
  {
    since: '7.7',
    id: 'ordered-ranges',
    area: 'export',
    text: 'With `parseNumbers`, the smaller bound of `between` comes first.',
    probes: ['export/parse-numbers-between-reversed'],
  },
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
    text: 'There are controls `ruleGroupHeaderElements` and `ruleGroupBodyElements` for everything in the header and in the body of a group.',
    probes: ['defaults/control-elements'],
  },
  {
    since: '7.6',
    id: 'elasticsearch-contains',
    area: 'export',
    text: 'The format `elasticsearch` writes `contains` as a pattern with `.*` before and after the value.',
    probes: ['format/elasticsearch/text'],
  },
  {
    since: '7.6',
    id: 'on-add-true',
    area: 'builder',
    text: 'When `onAddRule` returns `true`, the rule is added; before, nothing was added.',
    probes: ['action/on-add-rule-true'],
  },
];
