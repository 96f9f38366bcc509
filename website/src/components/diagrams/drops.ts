import { group, move, type Path, type RuleGroupType } from 'react-querybuilder';

interface Drop {
  readonly title: string;
  readonly text: string;
  readonly dragged: Path;
  readonly target: Path;
  readonly after: RuleGroupType;
}

export const before: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'status', operator: '=', value: 'paid' },
    { field: 'total', operator: '>', value: '100' },
    {
      combinator: 'or',
      rules: [{ field: 'express', operator: '=', value: true }],
    },
  ],
};

export const drops: readonly Drop[] = [
  {
    title: 'On a rule',
    text: 'The item lands after that rule.',
    dragged: [0],
    target: [1],
    after: move(before, [0], [2]),
  },
  {
    title: 'On the header of a group',
    text: 'The item becomes the first one in that group.',
    dragged: [0],
    target: [2],
    after: move(before, [0], [2, 0]),
  },
  {
    title: 'On a rule, with Alt',
    text: 'A copy lands after that rule.',
    dragged: [0],
    target: [1],
    after: move(before, [0], [2], { clone: true }),
  },
  {
    title: 'On a rule, with Ctrl',
    text: 'Both become a new group, with the target first.',
    dragged: [0],
    target: [1],
    after: group(before, [0], [1]),
  },
  {
    title: 'A group, on something in it',
    text: 'Nothing happens.',
    dragged: [2],
    target: [2, 0],
    after: before,
  },
];
