import { type RefObject, useLayoutEffect } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import './long-query.css';

/** From so many rules and groups on, a query counts as long. */
const long = 100;

/**
 * Keeps the browser from laying out and drawing what is out of sight, once a query is long.
 *
 * @param box - An element around the builder.
 * @param query - What the builder shows.
 */
export function useLongQuery(box: RefObject<HTMLElement | null>, query: RuleGroupTypeAny): void {
  const isLong = nodesLeft(query, long) <= 0;
  useLayoutEffect(() => {
    const element = box.current;
    const rule = element?.querySelector<HTMLElement>('[data-rule-id]');
    if (!isLong || !element || !rule) return;
    // A guess for the rules that were not in sight yet, so that scroll bars hardly move. There is none
    // while a feature loads, as what it stands around is hidden.
    const { offsetHeight } = rule;
    if (offsetHeight > 0) element.style.setProperty('--rule-height', `${offsetHeight}px`);
    element.classList.add('long-query');
    return () => element.classList.remove('long-query');
  }, [box, isLong]);
}

/** How much of a number is left when a query's nodes are taken off; it stops at nothing. */
function nodesLeft({ rules }: RuleGroupTypeAny, number: number): number {
  let left = number - rules.length;
  for (const node of rules) {
    if (left <= 0) break;
    if (typeof node === 'object' && 'rules' in node) left = nodesLeft(node, left);
  }
  return left;
}
