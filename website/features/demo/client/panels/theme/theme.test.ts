import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, over, rate } from './contrast.ts';
import { cssOf, readSheet, scssOf } from './sheets.ts';
import { isValueOf, settingOf, themeTable, themeVariables } from './variables.ts';

const samples = { length: '3px', color: '#3c649f', line: 'dotted' } as const;
const everything = Object.fromEntries(
  themeTable.flatMap((variable) => [
    [settingOf(variable, 'light'), samples[variable.kind]],
    [settingOf(variable, 'dark'), variable.kind === 'color' ? '#82a7dd' : samples[variable.kind]],
  ]),
);

describe('the variables', () => {
  it('are at least the sixteen of the public demo, and take their own defaults', () => {
    expect(themeTable.length).toBeGreaterThanOrEqual(16);
    for (const variable of themeTable) {
      expect(isValueOf(variable, variable.byDefault), variable.name).toBe(true);
    }
  });

  it.each(['url(https://x.y/z)', 'red; color: blue', 'red}', 'var(--x)', 'expression(1)', '"a"'])(
    'don’t accept %s',
    (value) => {
      for (const variable of themeTable) expect(isValueOf(variable, value)).toBe(false);
      expect(themeVariables({ 'border-color': value }, 'light')).toEqual({});
    },
  );

  it('for branches follow those for borders', () => {
    expect(themeVariables({ 'border-color': 'red' }, 'light')).toEqual({
      '--rqb-border-color': 'red',
      '--rqb-branch-color': 'red',
    });
  });
});

describe('the sheets', () => {
  it('are read back as they were written', () => {
    expect(readSheet(cssOf(everything))).toEqual({ values: everything, problems: [] });
    expect(readSheet(scssOf(everything))).toEqual({ values: everything, problems: [] });
  });

  it('write what has an effect in Sass as Sass, and the rest as CSS', () => {
    expect(scssOf({ spacing: '1rem', 'branch-width': '2px', 'dark-border-color': 'pink' })).toBe(
      [
        `@use 'react-querybuilder/dist/query-builder' with (`,
        '  $rqb-spacing: 1rem',
        ');',
        '',
        ':root {',
        '  --rqb-branch-width: 2px;',
        '}',
        '',
        '@media (prefers-color-scheme: dark) {',
        '  :root {',
        '    --rqb-border-color: pink;',
        '    --rqb-branch-color: pink;',
        '  }',
        '}',
        '',
      ].join('\n'),
    );
    expect(scssOf({})).toBe(`@use 'react-querybuilder/dist/query-builder';\n`);
    expect(cssOf({})).toBe('');
  });

  it('say what they cannot use', () => {
    expect(readSheet('a { --rqb-spacing: big; --rqb-colour: red }').problems).toEqual([
      '--rqb-spacing can’t be "big". Use a length, such as 4px or 0.5rem.',
      '--rqb-colour isn’t a variable that you can set here.',
    ]);
    expect(readSheet('nothing').problems).toHaveLength(1);
    expect(readSheet('a { --rqb-x: 1; --rqb-x: 2 }').problems).toHaveLength(1);
  });

  it('never throw', () => {
    fc.assert(fc.property(fc.string(), (text) => void readSheet(text)));
  });
});

describe('contrast', () => {
  it('follows WCAG', () => {
    expect(contrast([0, 0, 0, 1], [255, 255, 255, 1])).toBeCloseTo(21);
    expect(contrast([118, 118, 118, 1], [255, 255, 255, 1])).toBeCloseTo(4.54, 2);
    expect(over([0, 0, 0, 0.5], [255, 255, 255, 1])).toEqual([127.5, 127.5, 127.5, 1]);
  });

  it('compares lines with the page, and text with backgrounds', () => {
    expect(rate('--rqb-border-color', [128, 129, 162, 1], 'light').isEnough).toBe(true);
    expect(rate('--rqb-border-color', [240, 240, 240, 1], 'light').isEnough).toBe(false);
    expect(rate('--rqb-background-color', [0, 75, 184, 0.2], 'light').isEnough).toBe(true);
    expect(rate('--rqb-background-color', [0, 0, 0, 1], 'light').isEnough).toBe(false);
  });
});
