import { useMemo, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { DidNotLoad } from '../../../../../src/components/waiting/DidNotLoad.tsx';
import { useLoaded } from '../../../../../src/components/waiting/useLoaded.ts';
import { engines as allEngines, type EngineId } from '../../engines/engines.ts';
import { rulesOf } from '../../query/walk.ts';
import { Check } from '../parts/Check';
import controls from '../parts/parts.module.css';
import { Select } from '../parts/Select';
import type { PanelProps } from '../types.ts';
import { DisagreementList } from './DisagreementList';
import { EngineTable } from './EngineTable';
import { LeftOutList } from './LeftOutList';
import styles from './ResultsPanel.module.css';
import { RowTable } from './RowTable';
import type { resultsSettings } from './settings.ts';
import { useResults } from './useResults.ts';

const rowChoices = [
  { id: 'found', label: 'Found by an engine' },
  { id: 'differing', label: 'Engines disagree' },
  { id: 'all', label: 'All rows' },
];

/** The exported query run by real engines over the rows of the data set. */
export function ResultsPanel(props: PanelProps<typeof resultsSettings>) {
  const { query, dataSet, options, settings, setSettings } = props;
  const { withNulls, parseNumbers, usesExpr } = settings;
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt(attempt + 1);
  const loaded = useLoaded(dataSet.loadRows, attempt);
  const rows = withNulls ? loaded?.value?.withNulls : loaded?.value?.complete;
  const data = useMemo(() => rows && { fields: dataSet.fields, rows }, [rows, dataSet]);
  const chosen = allEngines.map(({ id }) => id).filter((id) => settings[id]);
  const key = chosen.join();
  const engines = useMemo(() => key.split(',').filter(Boolean) as EngineId[], [key]);
  const usesDatetime = options.useDateTimePackage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs the same again
  const input = useMemo(
    () => ({
      ...{ query, dataSet: dataSet.id, withNulls, engines, parseNumbers },
      ...{ usesExpr, usesDatetime },
    }),
    [query, dataSet, withNulls, engines, parseNumbers, usesExpr, usesDatetime, attempt],
  );
  const { results, isRunning, failure } = useResults(input);

  if (loaded?.failed) {
    return <DidNotLoad what="The rows" onRetry={retry} />;
  }
  return (
    <div className={controls.panel}>
      <div className={styles.switches}>
        <Check
          label="Rows with missing values"
          isOn={settings.withNulls}
          onChange={(isOn) => setSettings({ withNulls: isOn })}
        />
        <Check
          label="Export numbers as numbers"
          isOn={settings.parseNumbers}
          onChange={(isOn) => setSettings({ parseNumbers: isOn })}
        />
        {settings.mongodb && !usesDatetime && comparesFields(query) && (
          <Check
            label="Compare fields with $expr"
            isOn={settings.usesExpr}
            onChange={(isOn) => setSettings({ usesExpr: isOn })}
          />
        )}
      </div>
      <EngineTable
        settings={settings}
        setSettings={setSettings}
        results={results}
        total={data?.rows.length ?? 0}
        isRunning={isRunning}
        onRetry={retry}
      />
      {failure && <p role="alert">The query can’t be run: {failure}</p>}
      <LeftOutList leftOut={results.leftOut} engines={engines} />
      <DisagreementList results={results} isRunning={isRunning} noun={dataSet.noun} />
      {data && (
        <>
          <Select
            className={controls.field}
            label="Rows"
            value={settings.rows}
            list={rowChoices}
            onChange={(rows) => setSettings({ rows: rows as typeof settings.rows })}
          />
          <RowTable data={data} results={results} shown={settings.rows} engines={engines} />
        </>
      )}
    </div>
  );
}

const comparesFields = (query: RuleGroupTypeAny) =>
  rulesOf(query).some(({ valueSource }) => valueSource === 'field');
