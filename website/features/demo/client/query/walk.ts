import { isRuleGroup, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';

export type QueryNode = RuleType | RuleGroupTypeAny;

interface Place {
  readonly path: readonly number[];
  readonly node: QueryNode;
}

/** A query and all its rules and groups in the order of the screen, but not those in the values of rules. */
export function nodesOf(node: QueryNode, path: readonly number[] = []): Place[] {
  if (!isRuleGroup(node)) return [{ path, node }];
  const inner = node.rules.flatMap((child, index) =>
    typeof child === 'string' ? [] : nodesOf(child, [...path, index]),
  );
  return [{ path, node }, ...inner];
}

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
