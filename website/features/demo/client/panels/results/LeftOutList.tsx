import Link from '@docusaurus/Link';
import { docsPath } from '../../docs.ts';
import { type EngineId, engineOf } from '../../engines/engines.ts';
import type { LeftOutOf } from '../../engines/results.ts';
import { NodeList } from '../parts/NodeList';

interface LeftOutListProps {
  readonly leftOut: readonly LeftOutOf[];
  /** The engines that are in use. */
  readonly engines: readonly EngineId[];
}

/** The rules that engines never see, because the export leaves them out. */
export function LeftOutList({ leftOut, engines }: LeftOutListProps) {
  if (leftOut.length === 0) return null;
  const nodes = leftOut.map(({ reason, engines: own, ...rest }) => ({
    ...rest,
    note:
      own.length === engines.length
        ? reason
        : `${reason} Left out for ${own.map((id) => engineOf(id).label).join(', ')}.`,
  }));
  return (
    <div className="alert alert--danger">
      <p>
        Exports leave out these rules, so engines don’t test them.{' '}
        <Link to={docsPath('utils/export#validation')}>About rules that are left out</Link>
      </p>
      <NodeList nodes={nodes} />
    </div>
  );
}
