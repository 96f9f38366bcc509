import { useColorMode } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { useState } from 'react';
import { CodeBox } from '../parts/CodeBox.tsx';
import controls from '../parts/parts.module.css';
import type { PanelProps } from '../types.ts';
import { PasteTheme } from './PasteTheme.tsx';
import { cssOf, scssOf } from './sheets.ts';
import styles from './ThemePanel.module.css';
import { VariableRow } from './VariableRow.tsx';
import { type ThemeValues, type themeSettings, themeTable, variableGroups } from './variables.ts';

type Mode = 'light' | 'dark';

/** The variables of the library's stylesheets, and a stylesheet that sets them as on screen. */
export function ThemePanel({ settings, setSettings }: PanelProps<typeof themeSettings>) {
  const values = settings as ThemeValues;
  const { colorMode, setColorMode } = useColorMode();
  const [notation, setNotation] = useState<'css' | 'scss'>('css');
  const reset = () =>
    setSettings(Object.fromEntries(Object.keys(values).map((name) => [name, ''])));
  const css = cssOf(values);
  return (
    <div className={clsx(controls.panel, styles.panel)}>
      <div className={styles.head}>
        <fieldset className={clsx('pills', styles.modes)}>
          <legend>Colors for</legend>
          {(['light', 'dark'] satisfies Mode[]).map((mode) => (
            <button
              key={mode}
              type="button"
              className="pills__item"
              aria-pressed={colorMode === mode}
              onClick={() => setColorMode(mode)}
            >
              {mode} pages
            </button>
          ))}
        </fieldset>
        <button type="button" className="button" onClick={reset}>
          Reset all
        </button>
      </div>
      {variableGroups.map(({ id, label }) => (
        <fieldset key={id} className={styles.group}>
          <legend>{label}</legend>
          {themeTable
            .filter(({ group }) => group === id)
            .map((variable) => (
              <VariableRow
                key={variable.name}
                variable={variable}
                mode={colorMode}
                values={values}
                onChange={setSettings}
              />
            ))}
        </fieldset>
      ))}
      <CodeBox
        title={notation === 'css' ? 'theme.css' : 'theme.scss'}
        text={notation === 'css' ? css || '/* Nothing is set. */\n' : scssOf(values)}
        actions={
          <button
            type="button"
            className="button"
            onClick={() => setNotation(notation === 'css' ? 'scss' : 'css')}
          >
            as {notation === 'css' ? 'SCSS' : 'CSS'}
          </button>
        }
      />
      <PasteTheme onRead={setSettings} />
    </div>
  );
}
