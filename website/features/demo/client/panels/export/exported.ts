import { isRuleGroup, type RuleGroupTypeAny, type RuleType, toArray } from 'react-querybuilder';
import type { DataSet } from '../../data/types.ts';
import { errorText } from '../../engines/rows.ts';
import { formatOf } from '../../formats.ts';
import { type LeftOut, leavesOut, leftOut } from '../../query/left-out.ts';
import { rulesOf } from '../../query/walk.ts';
import type { Entry, ExportState } from './entries.ts';
import { describeOutput, outputOf } from './returned.ts';
import type { Returned } from './standIns.ts';

/** An export with what the reader should know about it: plain data. */
export interface Exported {
  /** Missing if `formatQuery` failed. */
  readonly returned?: Returned;
  /** The message of the error that `formatQuery` threw. */
  readonly failure?: string;
  readonly leftOut: readonly LeftOut[];
  /** Rules with a list or an object in place of a single value, whose quotes the output doesn't escape. */
  readonly unescaped: readonly RuleType[];
}

/** Exports a query. It never throws, because a link can contain a query that `formatQuery` rejects. */
export function exportedOf(
  query: RuleGroupTypeAny,
  entries: readonly Entry[],
  { format, placeholderFieldName, placeholderOperatorName }: ExportState,
  dataSet: DataSet,
): Exported {
  const describe = (part: RuleGroupTypeAny) =>
    describeOutput(outputOf(part, entries), format, dataSet);
  const exportText = (part: RuleGroupTypeAny) => describe(part).text;
  try {
    const isLeftOut = leavesOut(exportText);
    return {
      returned: describe(query),
      leftOut: leftOut(query, {
        exportText,
        fields: dataSet.fields,
        placeholders: { field: placeholderFieldName, operator: placeholderOperatorName },
      }),
      unescaped: formatOf(format).writesText
        ? rulesOf(query).filter((rule) => !isSingle(rule) && !isLeftOut(rule))
        : [],
    };
  } catch (error) {
    return { failure: errorText(error), leftOut: [], unescaped: [] };
  }
}

/** Whether a rule has a single value where its operator expects one. */
function isSingle({ operator, value }: RuleType): boolean {
  if (isRuleGroup(value) || /null$/i.test(operator)) return true;
  const values = /^(not)?(in|between)$/i.test(operator) ? toArray(value) : [value];
  return values.every((one) => typeof one !== 'object' || one === null);
}
