import Link from '@docusaurus/Link';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { docsPath } from '../../docs.ts';
import { type LeftOut, leftOutCount, ruleCount } from '../../query/left-out.ts';
import { NodeList } from '../parts/NodeList';
import controls from '../parts/parts.module.css';
import type { Exported } from './exported.ts';

interface ExportNotesProps {
  readonly query: RuleGroupTypeAny;
  readonly exported: Exported;
}

/** What the output of an export doesn't show: rules that it lacks, and values that aren't safe. */
export function ExportNotes({ query, exported: { leftOut, unescaped } }: ExportNotesProps) {
  return (
    <div aria-live="polite" className={controls.warnings}>
      {leftOut.length > 0 && <LeftOutNote query={query} leftOut={leftOut} />}
      {unescaped.length > 0 && (
        <div className="alert alert--danger">
          <p>
            A list or an object takes the place of a single value in these rules. The output
            contains it without escaped quotes, so a quote in it can end the string, and the rest
            can run as code. Check that values are strings or numbers before you export them.{' '}
            <Link to={docsPath('utils/export#arrays-in-text-formats')}>
              About arrays in text formats
            </Link>
          </p>
          <NodeList nodes={unescaped.map((node, index) => ({ path: [index], node, note: '' }))} />
        </div>
      )}
    </div>
  );
}

function LeftOutNote({
  query,
  leftOut,
}: {
  readonly query: RuleGroupTypeAny;
  readonly leftOut: readonly LeftOut[];
}) {
  const count = leftOutCount(leftOut);
  const total = ruleCount(query);
  return (
    <div className="alert alert--danger">
      <p>
        The output leaves out {count} of {total} {total === 1 ? 'rule' : 'rules'}.{' '}
        {count === total &&
          'Without any rule, it’s the output of an empty query, which matches everything in most formats. '}
        {leftOut.some(({ isIndependent }) => isIndependent) && (
          <>
            A combinator is left out too, so the other rules can be combined differently.{' '}
            <Link to={docsPath('utils/export#independent-combinators')}>
              About independent combinators
            </Link>{' '}
          </>
        )}
        <Link to={docsPath('utils/export#validation')}>About rules that are left out</Link>
      </p>
      <NodeList nodes={leftOut.map(({ reason, ...rest }) => ({ ...rest, note: reason }))} />
    </div>
  );
}
