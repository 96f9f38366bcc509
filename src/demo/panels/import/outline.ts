import { diffArrays } from 'diff';
import { isRuleGroup, type RuleGroupTypeAny, type RuleType, toArray } from 'react-querybuilder';

/** A query as lines, one per rule and group. Lists and numbers look like their strings. */
export function outline(query: RuleGroupTypeAny, indent = ''): string[] {
  const head = `${query.not ? 'not ' : ''}${'combinator' in query ? query.combinator : 'group'}`;
  return [
    indent + head,
    ...query.rules.flatMap((node) => {
      const deeper = `${indent}  `;
      if (typeof node === 'string') return [deeper + node];
      return isRuleGroup(node) ? outline(node, deeper) : ruleLines(node as RuleType, deeper);
    }),
  ];
}

function ruleLines({ field, operator, value, valueSource, match }: RuleType, indent: string) {
  if (match && isRuleGroup(value)) {
    const { mode, threshold } = match as { mode: string; threshold?: number };
    return [
      `${indent}${field}: ${[mode, threshold].filter((part) => part != null).join(' ')} of`,
      ...outline(value, `${indent}  `),
    ];
  }
  const values = /null$/i.test(operator)
    ? []
    : /in$|between/i.test(operator) && operator !== 'beginsWith'
      ? toArray(value)
      : [value];
  const source = valueSource && valueSource !== 'value' ? `${valueSource} ` : '';
  return [`${indent}${field} ${operator} ${source}${values.join(', ')}`.trimEnd()];
}

interface DiffLine {
  readonly kind: 'same' | 'lost' | 'new';
  readonly text: string;
}

/** The lines of two lists in order, each marked by whether it's in both. */
export const diffLines = (before: readonly string[], after: readonly string[]): DiffLine[] =>
  diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.map((text): DiffLine => ({ kind: added ? 'new' : removed ? 'lost' : 'same', text })),
  );
