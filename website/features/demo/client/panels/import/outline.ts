import { diffArrays } from 'diff';
import {
  isRuleGroup,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type RuleType,
  toArray,
} from 'react-querybuilder';
import { toKind } from '../../address/query.ts';
import { valueJson } from '../../query/value-text.ts';
import type { FieldSpec } from '../../shared/fields.ts';

/** Whether the values of a field are numbers, also where the query has them as strings. */
type IsNumeric = (field: string) => boolean;

/**
 * A query as lines, one per rule and group. A string that looks like something else has quotes, except
 * the numbers of numeric fields.
 */
export function outline(
  query: RuleGroupTypeAny,
  isNumeric: IsNumeric = () => true,
  indent = '',
): string[] {
  const head = `${query.not ? 'not ' : ''}${'combinator' in query ? query.combinator : 'group'}`;
  return [
    indent + head,
    ...query.rules.flatMap((node) => {
      const deeper = `${indent}  `;
      if (typeof node === 'string') return [deeper + node];
      return isRuleGroup(node)
        ? outline(node, isNumeric, deeper)
        : ruleLines(node as RuleType, isNumeric, deeper);
    }),
  ];
}

function ruleLines(rule: RuleType, isNumeric: IsNumeric, indent: string) {
  const { field, operator, value, valueSource, match } = rule;
  if (match && isRuleGroup(value)) {
    const { mode, threshold } = match as { mode: string; threshold?: number };
    return [
      `${indent}${field}: ${[mode, threshold].filter((part) => part != null).join(' ')} of`,
      ...outline(value, isNumeric, `${indent}  `),
    ];
  }
  const values = isNull(operator) ? [] : isList(operator) ? itemsOf(value) : [value];
  const source = valueSource && valueSource !== 'value' ? `${valueSource} ` : '';
  const texts = values.map((item) => valueText(item, isNumeric(field)));
  return [`${indent}${field} ${operator} ${source}${texts.join(', ')}`.trimEnd()];
}

const isNull = (operator: string) => /null$/i.test(operator);
const isList = (operator: string) => /^(?:not)?(?:in|between)$/i.test(operator);

/** A list as a string, or as it is. */
const itemsOf = (value: unknown): readonly unknown[] =>
  typeof value === 'string' || Array.isArray(value) ? toArray(value) : [value];

function valueText(value: unknown, isNumeric: boolean): string {
  if (value === undefined) return '';
  if (typeof value === 'bigint') return `${value}`;
  if (typeof value !== 'string') return valueJson(value);
  const isClear =
    /^(?! )[^\p{Cc}\p{Zl}\p{Zp}]*(?<! )$/u.test(value) &&
    !/^(?:true|false|null)$/.test(value) &&
    (isNumeric || value.trim() === '' || !Number.isFinite(Number(value)));
  return isClear ? value : JSON.stringify(value);
}

/** A query without the freedom of how to write it: of lists, of ranges, and of groups in groups. */
function plainGroup(group: RuleGroupType): RuleGroupType {
  const rules = group.rules
    .map((node) => (isRuleGroup(node) ? plainGroup(node) : plainRule(node as RuleType)))
    .flatMap((node) => {
      const isInline =
        isRuleGroup(node) &&
        !node.not &&
        (node.combinator === group.combinator || node.rules.length === 1);
      return isInline ? node.rules : [node];
    });
  const [only] = rules;
  const isWrapper = !group.not && rules.length === 1 && only && isRuleGroup(only);
  return isWrapper ? only : { ...group, rules, ...(rules.length === 1 && { combinator: 'and' }) };
}

function plainRule(rule: RuleType): RuleType | RuleGroupType {
  const { operator, value } = rule;
  if (!isList(operator)) return rule;
  const isNegated = /^not/i.test(operator);
  const values = itemsOf(value);
  const signs = /in$/i.test(operator)
    ? values.map(() => (isNegated ? '!=' : '='))
    : isNegated
      ? ['<', '>']
      : ['>=', '<='];
  if (values.length === 0 || signs.length !== values.length) return rule;
  const isAnd = /in$/i.test(operator) === isNegated;
  return {
    combinator: isAnd ? 'and' : 'or',
    rules: values.map((value, index) => ({ ...rule, operator: signs[index] ?? '', value })),
  };
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

interface Comparison {
  readonly lines: readonly DiffLine[];
  readonly verdict: string;
  /** Whether the lines that differ mean the same. */
  readonly isRewritten: boolean;
}

/** Says what became of a query that was exported and read back. */
export function compareQueries(
  before: RuleGroupTypeAny,
  after: RuleGroupTypeAny | undefined,
  specs: readonly FieldSpec[],
): Comparison {
  const isNumeric = numericIn(specs);
  const linesOf = (query: RuleGroupTypeAny) => outline(query, isNumeric);
  const plainLines = (query: RuleGroupTypeAny) =>
    linesOf(plainGroup(toKind(query, false) as RuleGroupType));
  const written = diffLines(linesOf(before), after ? linesOf(after) : []);
  if (written.every(({ kind }) => kind === 'same')) {
    return { lines: written, verdict: 'nothing is lost', isRewritten: false };
  }
  const lines = diffLines(plainLines(before), after ? plainLines(after) : []);
  if (lines.every(({ kind }) => kind === 'same')) {
    const verdict = 'nothing is lost, but it’s written in another way';
    return { lines: written, verdict, isRewritten: true };
  }
  const lost = lines.filter(({ kind }) => kind === 'lost').length;
  const kept = lines.filter(({ kind }) => kind === 'same').length;
  const verdict =
    lost === 0 ? 'the query isn’t the same' : `${lost} of ${lost + kept} lines are lost`;
  return { lines, verdict, isRewritten: false };
}

export const numericIn = (specs: readonly FieldSpec[]): IsNumeric => {
  const names = new Set(
    specs.filter(({ inputType }) => inputType === 'number').map(({ name }) => name),
  );
  return (field) => names.has(field);
};
