import { useMemo } from 'react';
import type { KitId } from '../../../../../kits/kits.ts';
import { installLines, installNote } from '../../code/packages.ts';
import { shownFiles } from '../../code/shown-files.ts';
import type { CodeInput } from '../../code/types.ts';
import { useTexts } from '../../languages/useTexts.ts';
import { isLongForPanels } from '../../query/size.ts';
import { useTask } from '../../tasks/useTask.ts';
import { CodeBox } from '../parts/CodeBox.tsx';
import controls from '../parts/parts.module.css';
import { Working } from '../parts/Working.tsx';
import type { PanelProps } from '../types.ts';
import { Choices } from './Choices.tsx';
import styles from './CodePanel.module.css';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import { type codeSettings, languages, packageManagers } from './settings.ts';

/** The program that shows the builder as it is on screen, and what to install for it. */
export function CodePanel({ state, kit, settings, setSettings }: PanelProps<typeof codeSettings>) {
  const { manager, language } = settings;
  const texts = useTexts(state.language);
  const input = useMemo(
    (): CodeInput => ({ kit: kit as KitId, state, texts, isTypeScript: language === 'ts' }),
    [kit, state, texts, language],
  );
  const task = useMemo(() => ({ input, manager }), [input, manager]);
  const isLong = isLongForPanels(state.query);
  const files = useTask('files', task, isLong ? undefined : () => shownFiles(task));
  if (!files) return <Working />;
  const shown = files.find(({ id }) => id === settings.file) ?? files[0];
  return (
    <div className={controls.densePanel}>
      <div className={styles.choices}>
        <Choices
          legend="Package manager"
          value={manager}
          list={packageManagers}
          onChange={(id) => setSettings({ manager: id })}
        />
        <Choices
          legend="Language"
          value={language}
          list={languages}
          onChange={(id) => setSettings({ language: id })}
        />
      </div>
      <CodeBox title="Install" text={installLines(input, manager)} note={installNote(input)} />
      <Choices
        legend="File"
        value={shown.id}
        list={files.map(({ id, path }) => ({ id, label: path.replace(/^src\//, '') }))}
        onChange={(id) => setSettings({ file: id })}
      />
      <CodeBox title={shown.path} text={shown.text} />
      <OpenElsewhere input={input} />
    </div>
  );
}
