import { isRuleGroup, type RuleGroupTypeAny } from 'react-querybuilder';
import { nodesOf } from './walk.ts';

/** A panel computes what it shows of a longer query in a worker, so that the page responds. */
const panelLimit = 200;

/** How many rules and groups a query has, without the query itself. */
export const nodeCount = (query: RuleGroupTypeAny): number => nodesOf(query).length - 1;

export const isLongForPanels = (query: RuleGroupTypeAny): boolean => nodeCount(query) > panelLimit;

/** "5,000 rules", or "5,000 rules and groups". */
export function sizeText(query: RuleGroupTypeAny): string {
  const hasGroups = query.rules.some((node) => typeof node !== 'string' && isRuleGroup(node));
  const count = nodeCount(query).toLocaleString('en');
  return hasGroups ? `${count} rules and groups` : `${count} rules`;
}
