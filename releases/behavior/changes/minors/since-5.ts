import type { MinorChange } from './change.ts';

/** They show the form of generated ids. */
const idProbes = [
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
] as const;

/** From the last minor of v4 to the last of v5, newest first. */
export const since5: readonly MinorChange[] = [
  {
    since: '5.4',
    id: 'ids',
    area: 'builder',
    text: 'Generated ids are UUIDs without the prefix `r-` or `g-`.',
    probes: idProbes,
  },
  {
    since: '5.3',
    id: 'prefixed-ids',
    area: 'builder',
    text: 'Generated ids consist of `r-` or `g-` and a UUID instead of a random number.',
    probes: idProbes,
  },
  {
    since: '5.3',
    id: 'transform-error',
    area: 'tools',
    text: 'Up to 6.1, `transformQuery` throws a `TypeError`.',
    probes: ['tools/transform-query', 'tools/transform-query-map', 'tools/transform-query-false'],
  },
  {
    since: '5.3',
    id: 'branches-class',
    area: 'look',
    text: 'The standard class names include `queryBuilder-branches`.',
    probes: ['defaults/standard-classes'],
  },
  {
    since: '5.0',
    id: 'copy-class',
    area: 'drag',
    text: 'The standard class names include `dndCopy`.',
    probes: ['defaults/standard-classes'],
  },
];
