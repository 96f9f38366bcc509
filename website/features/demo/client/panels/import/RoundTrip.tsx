import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { DataSet } from '../../data/types.ts';
import type { OptionState } from '../../options.ts';
import { readSettings } from '../../settings.ts';
import { LossNotes } from '../losses/LossNotes.tsx';
import styles from './ImportPanel.module.css';
import { compareQueries } from './outline.ts';
import type { Parser } from './parsers.ts';
import { seedText } from './seed.ts';
import { importSettings } from './settings.ts';
import { useReading } from './useReading.ts';

interface RoundTripProps {
  readonly query: RuleGroupTypeAny;
  readonly parser: Parser;
  readonly dataSet: DataSet;
  readonly options: OptionState;
}

const defaults = readSettings(importSettings, {});
const signs = { same: ' ', lost: '−', new: '+' };
const meanings = { same: '', lost: 'lost: ', new: 'instead: ' };
const rewritten = { same: '', lost: 'before: ', new: 'after: ' };

export function RoundTrip({ query, parser, dataSet, options }: RoundTripProps) {
  const text = seedText(query, parser, dataSet);
  const { reading, isStale } = useReading(text, parser, defaults, dataSet, options);
  if (!reading) return null;
  const { lines, verdict, isRewritten } = compareQueries(query, reading.query, dataSet.specs);
  return (
    <details className={styles.roundTrip} open aria-busy={isStale}>
      <summary>Round trip: {isStale ? '…' : verdict}</summary>
      <p className={styles.note}>
        <code>formatQuery</code> exports the current query as {parser.label}, and{' '}
        <code>{parser.name}</code> reads it back.
      </p>
      <pre className={styles.diff} dir="ltr">
        {lines.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity beyond their place
          <span key={index} className={styles[kind]}>
            <span aria-hidden="true">{signs[kind]} </span>
            <span className="sr-only">{(isRewritten ? rewritten : meanings)[kind]}</span>
            {`${text}\n`}
          </span>
        ))}
      </pre>
      <LossNotes query={query} format={parser.format} dataSet={dataSet} options={options} />
    </details>
  );
}
