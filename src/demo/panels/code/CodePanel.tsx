import type { KitId } from '../../../../kits/kits.ts';
import { packageJson } from '../../../project/vite.ts';
import { installLines, installNote, type Manager } from '../../code/packages.ts';
import { programFiles } from '../../code/program.ts';
import { projectPackages } from '../../code/project.ts';
import type { CodeFile, CodeInput } from '../../code/types.ts';
import { useTexts } from '../../languages/useTexts.ts';
import { CodeBox } from '../parts/CodeBox.tsx';
import type { PanelProps } from '../types.ts';
import { Choices } from './Choices.tsx';
import styles from './CodePanel.module.css';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import { type codeSettings, managers } from './settings.ts';

/** The program that shows the builder as it is on screen, and what to install for it. */
export function CodePanel({ state, kit, settings, setSettings }: PanelProps<typeof codeSettings>) {
  const { manager, language } = settings;
  const input: CodeInput = {
    kit: kit as KitId,
    state,
    texts: useTexts(state.language),
    isTypeScript: language === 'ts',
  };
  const files = shownFiles(input, manager);
  const shown = files.find(({ id }) => id === settings.file) ?? files[0];
  return (
    <div className={styles.panel}>
      <div className={styles.choices}>
        <Choices
          legend="Package manager"
          value={manager}
          list={managers.map((id) => ({ id, label: id }))}
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

const languages = [
  { id: 'ts', label: 'TypeScript' },
  { id: 'js', label: 'JavaScript' },
] as const;

type FileId = 'App' | 'fields' | 'texts' | 'styles' | 'package';
type ShownFile = CodeFile & { readonly id: FileId };

function shownFiles(input: CodeInput, manager: Manager): readonly [ShownFile, ...ShownFile[]] {
  const text = packageJson(projectPackages(input, manager));
  const project: ShownFile = { id: 'package', path: 'package.json', text };
  const [app, ...others] = programFiles(input).map((file) => ({ ...file, id: idOf(file) }));
  return app ? [app, ...others, project] : [project];
}

const idOf = ({ path }: CodeFile) => path.replace(/^src\/|\.\w+$/g, '') as FileId;
