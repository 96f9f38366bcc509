import Link from '@docusaurus/Link';
import { useMemo } from 'react';
import { useLoaded } from '../../../../../src/components/waiting/useLoaded.ts';
import { loadDatetime } from '../../datetime.ts';
import { docsPath } from '../../docs.ts';
import { docsOfFormat, formatOf, formats } from '../../formats.ts';
import { isLongForPanels } from '../../query/size.ts';
import { useTask } from '../../tasks/useTask.ts';
import { LossNotes } from '../losses/LossNotes.tsx';
import { CodeBox } from '../parts/CodeBox';
import { CopyButton } from '../parts/CopyButton';
import controls from '../parts/parts.module.css';
import { Select } from '../parts/Select';
import { Working } from '../parts/Working';
import type { PanelProps } from '../types.ts';
import { callText } from './call.ts';
import { ExportNotes } from './ExportNotes';
import styles from './ExportPanel.module.css';
import { entriesOf } from './entries.ts';
import { exportedOf } from './exported.ts';
import { OptionForm } from './OptionForm';
import type { exportSettings } from './settings.ts';

/** The query in any format, with the call that exports it. */
export function ExportPanel(props: PanelProps<typeof exportSettings>) {
  const { query, dataSet, options, settings, setSettings } = props;
  const { ruleProcessor } = settings;
  const usesDatetime = options.useDateTimePackage;
  const needsDatetime = ruleProcessor === 'datetime' || (usesDatetime && ruleProcessor === 'auto');
  const datetime = useLoaded(needsDatetime ? loadDatetime : undefined)?.value;
  const entries = useMemo(
    () => entriesOf(settings, dataSet, datetime),
    [settings, dataSet, datetime],
  );
  const task = useMemo(
    () => ({ query, settings, dataSet: dataSet.id, usesDatetime: datetime !== undefined }),
    [query, settings, dataSet, datetime],
  );
  const isLong = isLongForPanels(query);
  const exported = useTask(
    'exported',
    task,
    isLong ? undefined : () => exportedOf(query, entries, settings, dataSet),
  );
  const { note } = formatOf(settings.format);
  return (
    <div className={controls.panel}>
      <div className={controls.format}>
        <Select
          className={controls.field}
          label="Format"
          value={settings.format}
          list={formats}
          onChange={(format) => setSettings({ format: format as typeof settings.format })}
        />
        <Link to={docsPath(docsOfFormat(settings.format))}>About this format</Link>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <OptionForm settings={settings} usesDatetime={usesDatetime} setSettings={setSettings} />
      {exported && <ExportNotes query={query} exported={exported} />}
      {exported?.returned && (
        <LossNotes
          query={query}
          format={settings.format}
          dataSet={dataSet}
          options={options}
          without={exported.leftOut.map(({ node }) => node)}
        />
      )}
      {exported?.returned && (
        <CodeBox title="Output" text={exported.returned.text} note={exported.returned.note} />
      )}
      {exported?.failure && (
        <p role="alert">formatQuery can’t export this query in this format: {exported.failure}</p>
      )}
      {!exported && <Working />}
      <CodeBox
        title="Call"
        text={callText(entries)}
        actions={
          <CopyButton text={() => callText(entries, query)} what="in the call">
            Copy with query
          </CopyButton>
        }
      />
    </div>
  );
}
