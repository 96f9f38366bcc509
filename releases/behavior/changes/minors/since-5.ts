import type { MinorChange } from './change.ts';

/** From the last minor of v4 to the last of v5, newest first. */
export const since5: readonly MinorChange[] = [
  {
    since: '5.4',
    id: 'ids',
    area: 'builder',
    text: 'Generated ids are UUIDs without the prefix `r-` or `g-`.',
    probes: [
      'action/add-rule-id',
      'action/add-group-id',
      'action/add-rule-query',
      'action/mount-query',
      'action/default-query-ids',
      'action/value-sources',
      'tools/add-rule',
      'tools/move-clone-own-properties',
      'tools/prepare-*',
      'render/group-attributes',
      'render/rule-attributes',
    ],
  },
];
