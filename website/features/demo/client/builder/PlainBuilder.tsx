import { useMemo, useRef } from 'react';
import type { RuleGroupType, RuleGroupTypeAny } from 'react-querybuilder';
import { builderProps } from '../shared/builder-props.ts';
import { Features } from '../shared/Features.tsx';
import { KeepValues, keepingValues } from '../shared/KeepValues.tsx';
import type { BuilderSettings } from '../shared/settings.ts';
import { useLongQuery } from '../shared/useLongQuery.ts';
import { Builder } from './Builder.tsx';
import styles from './builder.module.css';
import { NamedEditor } from './namedControls.tsx';

export interface DemoBuilderProps {
  readonly settings: BuilderSettings;
  readonly query: RuleGroupTypeAny;
  readonly onQueryChange: (query: RuleGroupTypeAny) => void;
}

const controlElements = { valueEditor: keepingValues(NamedEditor) };

export function PlainBuilder({ settings, query, onQueryChange }: DemoBuilderProps) {
  const controls = useMemo(() => ({ ...builderProps(settings), controlElements }), [settings]);
  const box = useRef<HTMLDivElement>(null);
  useLongQuery(box, query);
  return (
    <div ref={box} dir={settings.direction} lang={settings.language} className={styles.plain}>
      <Features settings={settings}>
        <KeepValues query={query} onQueryChange={onQueryChange}>
          {(onKeptChange) => (
            <Builder
              name={settings.name}
              fields={controls.fields as never}
              query={query as RuleGroupType}
              onQueryChange={onKeptChange as (query: RuleGroupType) => void}
              controls={controls}
              variables={settings.variables}
            />
          )}
        </KeepValues>
      </Features>
    </div>
  );
}
