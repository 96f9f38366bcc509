import Link from '@docusaurus/Link';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { DataSet } from '../../data/types.ts';
import { docsPath } from '../../docs.ts';
import { type FormatId, formatOf } from '../../formats.ts';
import type { OptionState } from '../../options.ts';
import { rulesOf } from '../../query/walk.ts';
import { NodeList } from '../parts/NodeList';
import controls from '../parts/parts.module.css';
import { lossOf } from './losses.ts';

interface LossNotesProps {
  readonly query: RuleGroupTypeAny;
  readonly format: FormatId;
  readonly dataSet: DataSet;
  readonly options: OptionState;
  /** Rules that need no warning, because the output lacks them anyway. */
  readonly without?: readonly unknown[];
}

/** The rules of a query that don't survive an export to a format and an import, each with the reason. */
export function LossNotes({ query, format, dataSet, options, without = [] }: LossNotesProps) {
  const lost = rulesOf(query).flatMap((rule, index) => {
    const note = lossOf({
      rule,
      format,
      isNumeric: dataSet.specs.some(
        ({ name, inputType }) => name === rule.field && inputType === 'number',
      ),
      listsAsArrays: options.listsAsArrays,
    });
    return note && !without.includes(rule) ? [{ path: [index], node: rule, note }] : [];
  });
  if (lost.length === 0) return null;
  return (
    <div className={controls.warnings}>
      <div className="alert alert--warning">
        <p>
          If <code>{formatOf(format).parser?.name}</code> reads the output, these rules come back
          changed or not at all.{' '}
          <Link to={docsPath('utils/round-trips#causes-and-cures')}>About round trips</Link>
        </p>
        <NodeList nodes={lost} />
      </div>
    </div>
  );
}
