import { sheetOf, themeBlocks } from '../../code/styles.ts';
import {
  isValueOf,
  settingOf,
  type ThemeValues,
  type ThemeVariable,
  themeTable,
  themeVariables,
} from './variables.ts';

/** The theme as CSS, to load after the library's stylesheet; empty if nothing is set. */
export const cssOf = (values: ThemeValues): string => sheetOf(themeBlocks(values));

/** The theme as SCSS that replaces the library's stylesheet. */
export function scssOf(values: ThemeValues): string {
  const own = Object.entries(values).filter(([, value]) => value !== '');
  const asSass = themeTable.filter(
    (variable) => hasSass(variable) && themeVariables(values, 'light')[variable.name],
  );
  const rest = own.filter(
    ([setting]) => !asSass.some((one) => settingOf(one, 'light') === setting),
  );
  const entries = asSass.map(
    ({ name }) => `  $${name.slice(2)}: ${themeVariables(values, 'light')[name]}`,
  );
  const library = `@use 'react-querybuilder/dist/query-builder'`;
  const use =
    entries.length > 0 ? `${library} with (\n${entries.join(',\n')}\n);\n` : `${library};\n`;
  return [use, ...(rest.length > 0 ? [cssOf(Object.fromEntries(rest))] : [])].join('\n');
}

/** The library's sheets have Sass variables of these names too, but they have no effect. */
const hasSass = ({ name }: ThemeVariable) =>
  !/^--rqb-(?:branch-|dnd-drop-indicator-copy-(?:style|width))/.test(name);

export interface ReadSheet {
  readonly values: ThemeValues;
  readonly problems: readonly string[];
}

/**
 * Reads the variables from CSS or SCSS, as this panel or a person wrote it: `--rqb-spacing: 1rem` and
 * `$rqb-spacing: 1rem`. A declaration in a block for dark pages sets the dark value.
 */
export function readSheet(text: string): ReadSheet {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  const bare = text.slice(0, longest).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  for (const { name, value, mode } of declarations(bare)) {
    const variable = themeTable.find((row) => row.name === `--${name}`);
    if (!variable) problems.push(`--${name} isn’t a variable that you can set here.`);
    else if (!isValueOf(variable, value)) {
      problems.push(`--${name} can’t be "${value}". Use ${expected[variable.kind]}.`);
    } else values[settingOf(variable, mode)] = value;
  }
  if (Object.keys(values).length === 0 && problems.length === 0) {
    problems.push('The text contains no variables, such as --rqb-spacing: 1rem.');
  }
  return { values, problems: [...new Set(problems)] };
}

const longest = 50_000;

export const expected: Readonly<Record<ThemeVariable['kind'], string>> = {
  length: 'a length, such as 4px or 0.5rem',
  color: 'a color, such as #3c649f or rgb(60 100 159 / 20%)',
  line: 'solid, dashed, dotted, double, or none',
};

function declarations(text: string) {
  // Up to the block's closing brace; such blocks have at most one level of nested rules.
  const dark = [
    ...text.matchAll(
      /@media[^{]*prefers-color-scheme:\s*dark[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
    ),
    ...text.matchAll(/\[data-theme=["']?dark["']?\][^{]*\{[^{}]*\}/g),
  ].map(({ index, 0: block }) => [index, index + block.length] as const);
  return [...text.matchAll(/(?:--|\$)(rqb-[\w-]+)\s*:\s*([^;{}\n]*[^;{}\s,])/g)].map(
    ({ index, 1: name = '', 2: value = '' }) => ({
      name,
      value: value.trim(),
      mode: dark.some(([start, end]) => index >= start && index < end)
        ? ('dark' as const)
        : ('light' as const),
    }),
  );
}
