import { type ComponentType, useCallback, useState } from 'react';
import { formatQuery, type RuleGroupTypeAny } from 'react-querybuilder';
import { type DemoKit, renderLimitOf } from '../../../../kits/kits.ts';
import { CodeBox } from '../panels/parts/CodeBox.tsx';
import { nodeCount, sizeText } from '../query/size.ts';
import styles from './builder.module.css';
import type { DemoBuilderProps } from './PlainBuilder.tsx';

export interface KitBuilderProps extends DemoBuilderProps {
  readonly kit: DemoKit;
}

interface AskFirstProps extends KitBuilderProps {
  readonly children: ComponentType<KitBuilderProps>;
}

/** Shows a query as JSON if the builder would block the page, until the reader asks for the builder. */
export function AskFirst({ children: Builder, ...props }: AskFirstProps) {
  const { kit, query, onQueryChange } = props;
  const [accepted, setAccepted] = useState<{
    readonly kit: string;
    readonly query: RuleGroupTypeAny;
  }>();
  const edit = useCallback(
    (next: RuleGroupTypeAny) => {
      setAccepted({ kit: kit.id, query: next });
      onQueryChange(next);
    },
    [kit.id, onQueryChange],
  );
  const isAccepted = query === accepted?.query && kit.id === accepted.kit;
  const limit = renderLimitOf(kit);
  if (isAccepted || nodeCount(query) <= limit) {
    return <Builder {...props} onQueryChange={edit} />;
  }
  const size = sizeText(query);
  return (
    <div className={styles.asking}>
      <p>
        This query has {size}. Rendering more than {limit} keeps the page from responding for a
        while, so the demo shows the query as JSON.
      </p>
      <button
        type="button"
        className="button button--primary"
        onClick={() => setAccepted({ kit: kit.id, query })}
      >
        Render {size} anyway
      </button>
      <CodeBox title="Query as JSON" text={formatQuery(query, 'json')} />
    </div>
  );
}
