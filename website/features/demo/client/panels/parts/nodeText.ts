import { isRuleGroup, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';
import { outline } from '../import/outline.ts';

/** A rule or group on one line. */
export const nodeText = (node: RuleType | RuleGroupTypeAny): string =>
  (isRuleGroup(node) ? outline(node) : outline({ combinator: 'and', rules: [node] }).slice(1))
    .map((line) => line.trim())
    .join(' ');
