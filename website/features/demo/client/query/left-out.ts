import {
  defaultOperators,
  defaultPlaceholderName,
  type Field,
  isRuleGroup,
  type RuleGroupTypeAny,
  type RuleType,
  toArray,
} from 'react-querybuilder';
import { type QueryNode, rulesOf } from './walk.ts';

/** A rule or group that an export doesn't have: plain data. */
export interface LeftOut {
  readonly path: readonly number[];
  readonly node: QueryNode;
  readonly reason: string;
  /** Whether it has combinators of its own beside it, some of which are left out with it. */
  readonly isIndependent: boolean;
}

/** What an export does with a query. */
interface Exporter {
  /** The output as a string. */
  readonly exportText: (query: RuleGroupTypeAny) => string;
  readonly fields: readonly Field[];
  /** Names that stand for a field and an operator that nobody has chosen yet, if they were changed. */
  readonly placeholders?: { readonly field: string; readonly operator: string };
}

const alone = (...rules: QueryNode[]) => ({ combinator: 'and', rules }) as RuleGroupTypeAny;

type ExportText = Exporter['exportText'];

/** A rule that can't be exported isn't left out: then there is no output. */
function textOrNone(exportText: ExportText, query: RuleGroupTypeAny): string | undefined {
  try {
    return exportText(query);
  } catch {
    return undefined;
  }
}

/** Tests whether an export leaves a rule out: then its output is the same as without any rule. */
export function leavesOut(exportText: ExportText): (rule: RuleType) => boolean {
  const nothing = exportText(alone());
  return (rule) => textOrNone(exportText, alone(rule)) === nothing;
}

/**
 * Finds the rules that an export leaves out, by exporting each alone. Groups without rules aren't
 * listed, because nothing of them is lost.
 */
export function leftOut(query: RuleGroupTypeAny, exporter: Exporter): LeftOut[] {
  const { exportText } = exporter;
  const isLeftOut = leavesOut(exportText);

  const isLeftOutGroup = (group: RuleGroupTypeAny) => {
    const empty = textOrNone(exportText, alone({ ...group, rules: [] } as QueryNode));
    return empty !== undefined && textOrNone(exportText, alone(group)) === empty;
  };

  const visit = (
    group: RuleGroupTypeAny,
    path: readonly number[],
    isIndependent: boolean,
  ): LeftOut[] => {
    const isAlso = group.rules.some((node) => typeof node === 'string');
    const parts = group.rules.flatMap((node, index): LeftOut[] => {
      if (typeof node === 'string') return [];
      const place = [...path, index];
      if (isRuleGroup(node)) return visit(node, place, isAlso);
      if (!isLeftOut(node)) return [];
      return [{ path: place, node, reason: reasonOf(node, exporter), isIndependent: isAlso }];
    });
    const isWhole =
      ruleCount(group) > 0 && (group.muted || !isCovered(group, parts)) && isLeftOutGroup(group);
    const reason = group.muted ? muted : 'The validator rejects this group.';
    return isWhole ? [{ path, node: group, reason, isIndependent }] : parts;
  };
  return visit(query, [], false);
}

/** Whether a group is left out only because each of its rules is. */
const isCovered = (group: RuleGroupTypeAny, parts: readonly LeftOut[]) =>
  parts.length > 0 && ruleCount(group) <= leftOutCount(parts);

/** How many rules an export leaves out. */
export const leftOutCount = (parts: readonly LeftOut[]): number =>
  parts.reduce((sum, { node }) => sum + ruleCount(node), 0);

/** 1 for a rule; for a group, how many rules it and its groups have. */
export const ruleCount = (node: QueryNode): number =>
  isRuleGroup(node) ? rulesOf(node).length : 1;

const muted = 'It’s muted.';

const operators = new Set(defaultOperators.map(({ name }) => String(name)));

function reasonOf(rule: RuleType, { fields, placeholders }: Exporter): string {
  const { field, operator, value, valueSource } = rule;
  if (rule.muted) return muted;
  if (field === (placeholders?.field || defaultPlaceholderName)) return 'No field is chosen.';
  if (operator === (placeholders?.operator || defaultPlaceholderName))
    return 'No operator is chosen.';
  const verdict = fields.find(({ name }) => name === field)?.validator?.(rule) ?? true;
  if (verdict === false) return 'The field’s validator rejects it.';
  if (verdict !== true && !verdict.valid) {
    return verdict.reasons?.map(String).join(' ') || 'The field’s validator rejects it.';
  }
  if (isRuleGroup(value)) return 'The format can’t test the entries of a list.';
  if (/^(not)?between$/i.test(operator) && toArray(value).length < 2) {
    return 'The range needs two values.';
  }
  if (/^(not)?in$/i.test(operator) && toArray(value).length === 0) return 'The list is empty.';
  if (valueSource === 'field') return 'The format can’t compare two fields like this.';
  return operators.has(operator)
    ? 'The format can’t express it.'
    : 'The format doesn’t have the operator.';
}
