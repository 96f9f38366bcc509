import { isRuleGroup, type RuleGroupTypeAny, type RuleType, toArray } from 'react-querybuilder';

/**
 * A query as lines, one for each rule and group. How a value is stored makes no difference: lists
 * and their texts, numbers and their texts look alike.
 */
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

/** A line of two texts compared. */
export interface DiffLine {
  readonly kind: 'same' | 'lost' | 'new';
  readonly text: string;
}

/** The lines of two lists in order, each told apart by whether it is in both. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  // lengths[i][j]: lines that the rests of both lists, from i and j on, have in common.
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] as number[];
      row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      lines.push({ kind: 'same', text: before[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'lost', text: before[i] ?? '' });
      i += 1;
    } else {
      lines.push({ kind: 'new', text: after[j] ?? '' });
      j += 1;
    }
  }
  return lines;
}
