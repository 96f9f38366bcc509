import { type RefObject, useLayoutEffect } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { nodeCount } from '../query/size.ts';
import './long-query.css';

/** A query with this many rules and groups is long. */
const long = 100;

/** Keeps the browser from laying out and painting the invisible rules of a long query. */
export function useLongQuery(box: RefObject<HTMLElement | null>, query: RuleGroupTypeAny): void {
  const isLong = nodeCount(query) >= long;
  useLayoutEffect(() => {
    const element = box.current;
    const rule = element?.querySelector<HTMLElement>('[data-rule-id]');
    if (!isLong || !element || !rule) return;
    // Estimates the height of rules that aren't in sight yet, so that scroll bars hardly move. It's 0
    // while a feature loads, because Suspense hides the builder.
    const { offsetHeight } = rule;
    if (offsetHeight > 0) element.style.setProperty('--rule-height', `${offsetHeight}px`);
    element.classList.add('long-query');
    return () => element.classList.remove('long-query');
  }, [box, isLong]);
}
