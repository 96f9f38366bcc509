import Link from '@docusaurus/Link';
import { isRuleGroup, type RuleGroupTypeAny } from 'react-querybuilder';
import type { DataSet } from '../../data/types.ts';
import { docsPath } from '../../docs.ts';
import { type FormatId, formatOf } from '../../formats.ts';
import type { OptionState } from '../../options.ts';
import { nodesOf, type QueryNode } from '../../query/walk.ts';
import { numericIn } from '../import/outline.ts';
import { NodeList } from '../parts/NodeList';
import controls from '../parts/parts.module.css';
import { groupLossOf, lossOf } from './losses.ts';

interface LossNotesProps {
  readonly query: RuleGroupTypeAny;
  readonly format: FormatId;
  readonly dataSet: DataSet;
  readonly options: OptionState;
  /** Rules that need no warning, because the output lacks them anyway. */
  readonly without?: readonly unknown[];
}

/** The rules and groups of a query that don't survive an export and an import, each with the reason. */
export function LossNotes({ query, format, dataSet, options, without = [] }: LossNotesProps) {
  const isNumeric = numericIn(dataSet.specs);
  const reasonOf = (node: QueryNode) =>
    isRuleGroup(node)
      ? groupLossOf(node, format)
      : lossOf({
          rule: node,
          format,
          isNumeric: isNumeric(node.field),
          listsAsArrays: options.listsAsArrays,
        });
  const lost = nodesOf(query).flatMap(({ path, node }) => {
    const note = without.includes(node) ? undefined : reasonOf(node);
    return note ? [{ path, node, note }] : [];
  });
  if (lost.length === 0) return null;
  return (
    <div className={controls.warnings}>
      <div className="alert alert--warning">
        <p>
          If <code>{formatOf(format).parser?.name}</code> reads the output, these parts of the query
          come back changed or not at all.{' '}
          <Link to={docsPath('utils/round-trips#causes-and-cures')}>About round trips</Link>
        </p>
        <NodeList nodes={lost} />
      </div>
    </div>
  );
}
