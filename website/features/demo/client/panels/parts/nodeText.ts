import { isRuleGroup } from 'react-querybuilder';
import type { QueryNode } from '../../query/walk.ts';
import { outline } from '../import/outline.ts';

/** A rule or group on one line. */
export const nodeText = (node: QueryNode): string =>
  (isRuleGroup(node) ? outline(node) : outline({ combinator: 'and', rules: [node] }).slice(1))
    .map((line) => line.trim())
    .join(' ');
