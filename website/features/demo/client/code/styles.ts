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
    ...themeBlocks(state.settings.theme as ThemeValues),
    enableDragAndDrop ? touch : undefined,
    validateQuery ? invalid : undefined,
  ].filter((block) => block !== undefined);
  return sheetOf(blocks);
}

/** A stylesheet with an empty line between its blocks. */
export const sheetOf = (blocks: readonly string[]): string =>
  blocks.map((block) => `${block}\n`).join('\n');

const touch = `.queryBuilder-dragHandle {
  touch-action: none;
}`;

const invalid = `:is(.rule, .ruleGroup).queryBuilder-invalid {
  outline: 2px solid light-dark(#b3261e, #ff9b93);
}`;

/** The variables of a theme as rules: those of light pages, and those that differ on dark ones. */
export function themeBlocks(values: ThemeValues): readonly string[] {
  const light = themeVariables(values, 'light');
  const dark = Object.fromEntries(
    Object.entries(themeVariables(values, 'dark')).filter(([name, value]) => light[name] !== value),
  );
  return [
    ...rootRule(light),
    ...rootRule(dark).map(
      (rule) => `@media (prefers-color-scheme: dark) {\n${rule.replaceAll(/^/gm, '  ')}\n}`,
    ),
  ];
}

function rootRule(variables: Readonly<Record<string, string>>): readonly string[] {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length > 0 ? [`:root {\n${lines.join('\n')}\n}`] : [];
}
