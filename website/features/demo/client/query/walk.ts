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

/** All combinators of a query, including those in the values of rules, each once. */
export const combinatorsOf = (query: RuleGroupTypeAny): string[] => [
  ...new Set(
    nodesOf(query).flatMap(({ node }) => {
      if (!isRuleGroup(node)) return isRuleGroup(node.value) ? combinatorsOf(node.value) : [];
      const own = 'combinator' in node ? [String(node.combinator)] : [];
      return [...own, ...node.rules.filter((rule) => typeof rule === 'string')];
    }),
  ),
];
