import {
  defaultOperators,
  type Field,
  isRuleGroup,
  type RuleGroupType,
  type RuleType,
  toArray,
} from 'react-querybuilder';

const heads: Readonly<Record<string, string>> = {
  and: 'All of these rules',
  or: 'At least one of these rules',
};

/** How a group combines its rules. */
export const groupText = ({ combinator, not }: RuleGroupType): string =>
  `${not ? 'Not: ' : ''}${heads[combinator] ?? combinator}`;

/** A rule as the builder shows it, on one line. */
export function ruleText(rule: RuleType, fields: readonly Field[]): string {
  const { operator, value, valueSource, match } = rule;
  const field = fields.find(({ name }) => name === rule.field);
  const label = field?.label ?? rule.field;
  if (match && isRuleGroup(value)) {
    const { mode, threshold } = match as { mode: string; threshold?: number };
    const items = (value as RuleGroupType).rules.map((node) =>
      isRuleGroup(node)
        ? groupText(node as RuleGroupType)
        : ruleText(node as RuleType, (field?.subproperties ?? []) as Field[]),
    );
    const word = ` ${(value as RuleGroupType).combinator} `;
    return [label, mode, threshold, `of (${items.join(word)})`].filter(Boolean).join(' ');
  }
  const words = defaultOperators.find(({ name }) => name === operator)?.label ?? operator;
  if (/null$/i.test(operator)) return `${label} ${words}`;
  const labelOf = (one: unknown) =>
    valueSource === 'field'
      ? (fields.find(({ name }) => name === one)?.label ?? String(one))
      : String(one) || '“”';
  const values = /^(?:not)?(?:in|between)$/i.test(operator) ? toArray(value) : [value];
  return `${label} ${words} ${values.map(labelOf).join(', ')}`;
}
