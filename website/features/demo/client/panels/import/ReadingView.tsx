import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { DataSet } from '../../data/types.ts';
import type { OptionState } from '../../options.ts';
import { CodeBox } from '../parts/CodeBox';
import { print } from '../parts/print.ts';
import styles from './ImportPanel.module.css';
import { numericIn, outline } from './outline.ts';
import type { Parser } from './parsers.ts';
import { parseOptions } from './read.ts';
import type { ImportState } from './settings.ts';

interface ReadingViewProps {
  readonly parser: Parser;
  readonly settings: ImportState;
  readonly dataSet: DataSet;
  readonly options: OptionState;
  readonly query: RuleGroupTypeAny;
}

/** The query that was read, and the call that reads it. */
export function ReadingView({ parser, settings, dataSet, options, query }: ReadingViewProps) {
  return (
    <div className={styles.columns}>
      <CodeBox title="Imported query" text={outline(query, numericIn(dataSet.specs)).join('\n')} />
      <CodeBox title="Call" text={callText(parser, settings, options)} />
    </div>
  );
}

function callText(parser: Parser, settings: ImportState, options: OptionState): string {
  if ('isJson' in parser) return jsonCall;
  const { name, path = name, isFull } = parser;
  const given = parseOptions(parser, settings, options);
  const usesFields = settings.knownFieldsOnly && isFull;
  const entries = [
    ...(usesFields ? ['fields: toFullOptionList(fields)'] : []),
    ...Object.entries(given).map(([key, value]) => `${key}: ${print(value)}`),
  ];
  return [
    ...(usesFields ? ["import { toFullOptionList } from 'react-querybuilder';"] : []),
    `import { ${name} } from 'react-querybuilder/${path}';`,
    ...(usesFields ? ["import { fields } from './fields';"] : []),
    '',
    entries.length > 0
      ? `const query = ${name}(text, { ${entries.join(', ')} });`
      : `const query = ${name}(text);`,
  ].join('\n');
}

const jsonCall = `import { bigIntJsonParseReviver } from 'react-querybuilder';

const query = JSON.parse(text, bigIntJsonParseReviver);`;
