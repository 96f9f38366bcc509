import type { MinorChange } from './change.ts';

/** From the last minor of v7 on. */
export const since8: readonly MinorChange[] = [
  {
    since: '8.24',
    id: 'ungroup-button',
    area: 'controls',
    text: 'The control `ungroupAction` exists, with the test id `ungroup` and the class `ruleGroup-ungroup`.',
    probes: [
      'defaults/control-elements',
      'defaults/control-classnames',
      'defaults/standard-classes',
      'defaults/test-ids',
    ],
  },
  {
    since: '8.23',
    id: 'spel-parentheses',
    area: 'import',
    text: '`parseSpEL` keeps an `or` in parentheses on the left side of `and`, so that the query has the same meaning as the expression.',
    probes: ['import/parseSpEL/or'],
  },
];
