import type { OptionId } from '../options.ts';
import { type ThemeValues, themeVariables } from '../panels/theme/variables.ts';
import { lackingIcons } from './icons.ts';
import { kitCode } from './kit-code.ts';
import type { CodeInput } from './types.ts';

/** The program's stylesheet; empty if it needs none. */
export function styleSheet(input: CodeInput): string {
  const { kit, state } = input;
  const { enableDragAndDrop, validateQuery } = state.options;
  const { buildCss, css, iconCss, optionCss = {} } = kitCode[kit];
  const blocks = [
    buildCss,
    css,
    lackingIcons(input).length > 0 ? iconCss : undefined,
    ...Object.entries(optionCss)
      .filter(([id]) => state.options[id as OptionId])
      .map(([, rules]) => rules),
    ...themeBlocks(state.settings.theme as ThemeValues).map((lines) => lines.join('\n')),
    enableDragAndDrop ? touch : undefined,
    validateQuery ? invalid : undefined,
  ].filter((block) => block !== undefined);
  return blocks.map((block) => `${block}\n`).join('\n');
}

const touch = `.queryBuilder-dragHandle {
  touch-action: none;
}`;

const invalid = `:is(.rule, .ruleGroup).queryBuilder-invalid {
  outline: 2px solid light-dark(#b3261e, #ff9b93);
}`;

/** The variables of a theme as rules: those of light pages, and those that differ on dark ones. */
export function themeBlocks(values: ThemeValues): readonly (readonly string[])[] {
  const light = themeVariables(values, 'light');
  const dark = Object.fromEntries(
    Object.entries(themeVariables(values, 'dark')).filter(([name, value]) => light[name] !== value),
  );
  return [
    ...rule(':root', light),
    ...rule('  :root', dark).map((lines) => [
      '@media (prefers-color-scheme: dark) {',
      ...lines,
      '}',
    ]),
  ];
}

function rule(selector: string, variables: Readonly<Record<string, string>>) {
  const entries = Object.entries(variables);
  const pad = selector.startsWith(' ') ? '  ' : '';
  return entries.length > 0
    ? [
        [
          `${selector} {`,
          ...entries.map(([name, value]) => `${pad}  ${name}: ${value};`),
          `${pad}}`,
        ],
      ]
    : [];
}
