import {
  defaultValidator,
  type Field,
  isRuleGroup,
  type RuleGroupTypeAny,
  type ValidationMap,
  type ValidationResult,
} from 'react-querybuilder';
import { own } from '../../../../../src/components/own.ts';
import { nodesOf, rulesOf } from '../../query/walk.ts';
import { outline } from '../import/outline.ts';
import { nodeText } from '../parts/nodeText.ts';

export interface CheckedNode {
  readonly path: readonly number[];
  readonly text: string;
  /** `unchecked`: no validator checks it. */
  readonly verdict: 'valid' | 'invalid' | 'unchecked';
  readonly reasons: readonly string[];
}

/** Results by id: of groups by the library's own checks, of rules by their fields. */
export function validationMap(query: RuleGroupTypeAny, fields: readonly Field[]): ValidationMap {
  const map: ValidationMap = { ...(defaultValidator(query) as ValidationMap) };
  for (const rule of rulesOf(query)) {
    const check = fields.find(({ name }) => name === rule.field)?.validator;
    if (rule.id && check) map[rule.id] = check(rule);
  }
  return map;
}

/** What `validationMap` does, as code for a reader's own program; a test compares the two. */
export const validatorCode = `import { defaultValidator, isRuleGroup } from 'react-querybuilder';
import type { QueryValidator, RuleGroupTypeAny, ValidationMap } from 'react-querybuilder';
import { fields } from './fields';

export const validator: QueryValidator = (query) => {
  const map: ValidationMap = { ...(defaultValidator(query) as ValidationMap) };
  const visit = (group: RuleGroupTypeAny) => {
    for (const node of group.rules) {
      if (typeof node === 'string') continue;
      if (isRuleGroup(node)) visit(node);
      else {
        const check = fields.find(({ name }) => name === node.field)?.validator;
        if (node.id && check) map[node.id] = check(node);
      }
    }
  };
  visit(query);
  return map;
};

// <QueryBuilder fields={fields} validator={validator} … />
// formatQuery(query, { format: 'sql', fields, validator })
`;

/** Every rule and group in the order of the screen, with its verdict. */
export const checkNodes = (query: RuleGroupTypeAny, map: ValidationMap): CheckedNode[] =>
  nodesOf(query).map(({ path, node }) => ({
    path,
    text: isRuleGroup(node) ? (outline(node)[0] ?? '') : nodeText(node),
    ...verdictOf(node.id, map),
  }));

function verdictOf(
  id: string | undefined,
  map: ValidationMap,
): Pick<CheckedNode, 'verdict' | 'reasons'> {
  const result: boolean | ValidationResult | undefined = id ? own(map, id) : undefined;
  if (result === undefined) return { verdict: 'unchecked', reasons: [] };
  if (typeof result === 'boolean') return { verdict: result ? 'valid' : 'invalid', reasons: [] };
  return {
    verdict: result.valid ? 'valid' : 'invalid',
    reasons: result.valid ? [] : (result.reasons ?? []).map(String),
  };
}
