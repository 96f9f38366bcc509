import Link from '@docusaurus/Link';
import { useRef, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { LongText } from '../../../../../src/components/LongText/LongText.tsx';
import type { DataSet } from '../../data/types.ts';
import { docsPath } from '../../docs.ts';
import { isLongForPanels, sizeText } from '../../query/size.ts';
import controls from '../parts/parts.module.css';
import { Select } from '../parts/Select';
import type { PanelProps } from '../types.ts';
import { FaultList } from './FaultList';
import styles from './ImportPanel.module.css';
import { ImportSwitches } from './ImportSwitches';
import { docsOf, parserOf, parsers } from './parsers.ts';
import { ReadingView } from './ReadingView';
import { RoundTrip } from './RoundTrip';
import { seedText } from './seed.ts';
import type { importSettings } from './settings.ts';
import { useReading } from './useReading.ts';

interface Imported {
  readonly dataSet: DataSet;
  /** The query that the import replaced; missing after it has been brought back. */
  readonly before?: RuleGroupTypeAny;
}

export function ImportPanel(props: PanelProps<typeof importSettings>) {
  const { query, setQuery, dataSet, options, settings, setSettings } = props;
  const parser = parserOf(settings.format);
  const isLong = isLongForPanels(query);
  const seed = isLong ? '' : seedText(query, parser, dataSet);
  const text = settings.isOwnText ? settings.text : seed;
  const { reading, failure, isStale } = useReading(text, parser, settings, dataSet, options);
  // Don't import the reading of an earlier text.
  const read = isStale ? undefined : reading?.query;
  const area = useRef<HTMLTextAreaElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [imported, setImported] = useState<Imported>();

  const goTo = (from: number, to: number) => {
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
  };

  return (
    <div className={controls.densePanel}>
      <div className={controls.format}>
        <Select
          className={controls.field}
          label="Language"
          value={settings.format}
          list={parsers}
          onChange={(format) => setSettings({ format })}
        />
        <Link to={docsPath(docsOf(parser))}>About {parser.name}</Link>
      </div>
      <p className={styles.note}>
        {parser.note}
        {parser.peer && ` Requires the package ${parser.peer}.`}
      </p>
      {isLong && (
        <p className={styles.note}>
          The current query has {sizeText(query)}, so the panel doesn’t show it as {parser.label}.
          Paste the text that you want to import.
        </p>
      )}
      <div className={styles.text}>
        <LongText
          ref={area}
          label={`${parser.label} to import`}
          text={text}
          noun="text"
          rows={8}
          dir="ltr"
          aria-invalid={reading !== undefined && reading.faults.length > 0}
          aria-describedby="import-faults"
          onChange={(next) => setSettings({ isOwnText: true, text: next })}
        />
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button--primary"
          disabled={!read}
          onClick={() => {
            if (!read) return;
            setImported({ dataSet, before: query });
            setQuery(read);
          }}
        >
          Import into the builder
        </button>
        <button
          type="button"
          className="button"
          disabled={!settings.isOwnText}
          onClick={() => setSettings({ isOwnText: false, text: '' })}
        >
          Use the current query
        </button>
      </div>
      <div ref={status} role="status" tabIndex={-1} className={styles.status}>
        {imported?.dataSet === dataSet &&
          (imported.before ? (
            <>
              The builder has the imported query.{' '}
              <button
                type="button"
                className="button"
                onClick={() => {
                  // The button is removed, so move the focus first.
                  status.current?.focus();
                  setImported({ dataSet });
                  if (imported.before) setQuery(imported.before);
                }}
              >
                Undo the import
              </button>
            </>
          ) : (
            'The query from before the import is back.'
          ))}
      </div>
      <ImportSwitches parser={parser} settings={settings} setSettings={setSettings} />
      <div id="import-faults" aria-live="polite">
        {failure && <p className={styles.fault}>{failure}</p>}
        {reading && <FaultList reading={reading} parser={parser} text={text} goTo={goTo} />}
      </div>
      {reading?.query && (
        <ReadingView
          parser={parser}
          settings={settings}
          dataSet={dataSet}
          options={options}
          query={reading.query}
        />
      )}
      {!isLong && <RoundTrip query={query} parser={parser} dataSet={dataSet} options={options} />}
    </div>
  );
}
