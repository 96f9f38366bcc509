import { isRuleGroup, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';

/** All rules of a query, including those of nested groups, but not those in the values of rules. */
export const rulesOf = (group: RuleGroupTypeAny): RuleType[] =>
  group.rules.flatMap((node) =>
    typeof node === 'string' ? [] : isRuleGroup(node) ? rulesOf(node) : [node as RuleType],
  );

export const combinatorsOf = (group: RuleGroupTypeAny): string[] => [
  ...new Set([
    ...('combinator' in group ? [String(group.combinator)] : []),
    ...group.rules.flatMap((node) =>
      typeof node === 'string' ? [node] : isRuleGroup(node) ? combinatorsOf(node) : [],
    ),
    ...group.rules.flatMap((node) =>
      typeof node === 'string' || isRuleGroup(node) || !isRuleGroup(node.value)
        ? []
        : combinatorsOf(node.value),
    ),
  ]),
];
