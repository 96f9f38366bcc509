import Link from '@docusaurus/Link';
import { isRuleGroup, type Path, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';
import type { DataSet } from '../../data/types.ts';
import { docsPath } from '../../docs.ts';
import { type FormatId, formatOf } from '../../formats.ts';
import type { OptionState } from '../../options.ts';
import { NodeList } from '../parts/NodeList';
import controls from '../parts/parts.module.css';
import { groupLossOf, lossOf } from './losses.ts';

interface Lost {
  readonly path: Path;
  readonly node: RuleGroupTypeAny | RuleType;
  readonly note: string;
}

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
  const isNumeric = (field: string) =>
    dataSet.specs.some(({ name, inputType }) => name === field && inputType === 'number');
  const reasonOf = (node: RuleGroupTypeAny | RuleType) =>
    isRuleGroup(node)
      ? groupLossOf(node, format)
      : lossOf({
          rule: node as RuleType,
          format,
          isNumeric: isNumeric(node.field),
          listsAsArrays: options.listsAsArrays,
        });
  const lossesIn = (node: RuleGroupTypeAny | RuleType, path: Path): Lost[] => {
    const note = reasonOf(node);
    return [
      ...(note && !without.includes(node) ? [{ path, node, note }] : []),
      ...(isRuleGroup(node)
        ? node.rules.flatMap((child, index) =>
            typeof child === 'string' ? [] : lossesIn(child, [...path, index]),
          )
        : []),
    ];
  };
  const lost = lossesIn(query, []);
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
