import type { SettingsTable } from '../../settings.ts';

export interface ThemeVariable {
  readonly name: `--rqb-${string}`;
  readonly label: string;
  readonly kind: 'length' | 'color' | 'line';
  readonly byDefault: string;
  readonly group: 'builder' | 'branches' | 'dragging';
  /**
   * The variable whose value it has by default. The stylesheet resolves that on the root element, so
   * a value that's set on a descendant has no effect on this variable.
   */
  readonly follows?: `--rqb-${string}`;
}

export const variableGroups = [
  { id: 'builder', label: 'Groups' },
  { id: 'branches', label: 'Branch lines' },
  { id: 'dragging', label: 'Drag and drop' },
] as const satisfies readonly { readonly id: ThemeVariable['group']; readonly label: string }[];

const row = (
  group: ThemeVariable['group'],
  name: ThemeVariable['name'],
  label: string,
  kind: ThemeVariable['kind'],
  byDefault: string,
  follows?: ThemeVariable['follows'],
): ThemeVariable => ({ name, label, kind, byDefault, group, ...(follows && { follows }) });

/** The variables that can be set, in the order in which they are shown. */
export const themeTable: readonly ThemeVariable[] = [
  row('builder', '--rqb-spacing', 'Spacing', 'length', '0.5rem'),
  row('builder', '--rqb-background-color', 'Background', 'color', '#004bb833'),
  row('builder', '--rqb-border-color', 'Border color', 'color', '#8081a2'),
  row('builder', '--rqb-border-width', 'Border width', 'length', '1px'),
  row('builder', '--rqb-border-style', 'Border style', 'line', 'solid'),
  row('builder', '--rqb-border-radius', 'Corner radius', 'length', '0.25rem'),
  row('branches', '--rqb-branch-indent', 'Length', 'length', '0.5rem', '--rqb-spacing'),
  row('branches', '--rqb-branch-color', 'Color', 'color', '#8081a2', '--rqb-border-color'),
  row('branches', '--rqb-branch-width', 'Width', 'length', '1px', '--rqb-border-width'),
  row('branches', '--rqb-branch-style', 'Style', 'line', 'solid', '--rqb-border-style'),
  row(
    'branches',
    '--rqb-branch-radius',
    'Corner radius',
    'length',
    '0.25rem',
    '--rqb-border-radius',
  ),
  row('dragging', '--rqb-dnd-drop-indicator-color', 'Move: color', 'color', '#663399'),
  row('dragging', '--rqb-dnd-drop-indicator-style', 'Move: style', 'line', 'dashed'),
  row('dragging', '--rqb-dnd-drop-indicator-width', 'Move: width', 'length', '2px'),
  row('dragging', '--rqb-dnd-drop-indicator-copy-color', 'Copy: color', 'color', '#669933'),
  row('dragging', '--rqb-dnd-drop-indicator-copy-style', 'Copy: style', 'line', 'dashed'),
  row('dragging', '--rqb-dnd-drop-indicator-copy-width', 'Copy: width', 'length', '2px'),
  row('dragging', '--rqb-dnd-drop-indicator-group-color', 'Group: color', 'color', '#336699'),
  row('dragging', '--rqb-dnd-drop-indicator-group-style', 'Group: style', 'line', 'dashed'),
  row('dragging', '--rqb-dnd-drop-indicator-group-width', 'Group: width', 'length', '2px'),
];

/** The values that were set, by the settings' names; an empty one means the default. */
export type ThemeValues = Readonly<Record<string, string>>;

const longest = 64;

/** Name of the setting that holds a variable; colors have one per color mode. */
export const settingOf = ({ name, kind }: ThemeVariable, mode: 'light' | 'dark') =>
  `${kind === 'color' && mode === 'dark' ? 'dark-' : ''}${name.slice('--rqb-'.length)}`;

export const themeSettings: SettingsTable = Object.fromEntries(
  themeTable
    .flatMap((variable) => [settingOf(variable, 'light'), settingOf(variable, 'dark')])
    .map((name) => [name, { byDefault: '', maxLength: longest }] as const),
);

/** Allows nothing that ends the declaration or loads a file. */
const isHarmless = (value: string) => /^[\w\s.,%#()+*/-]+$/.test(value) && !/url\(/i.test(value);

export const lines = ['solid', 'dashed', 'dotted', 'double', 'none'] as const;

const patterns: Readonly<Record<ThemeVariable['kind'], RegExp>> = {
  length: /^(?:0|\d{0,4}(?:\.\d{1,4})?(?:px|rem|em|ch|pt|mm|cm|vw|vh|%))$/i,
  color:
    /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,32}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\([\w\s.,%#()/+-]+\))$/i,
  line: new RegExp(`^(?:${lines.join('|')})$`),
};

export const isValueOf = ({ kind }: ThemeVariable, value: string) =>
  isHarmless(value) && patterns[kind].test(value.trim());

/** The variables that differ from the stylesheet in a color mode. Invalid values are ignored. */
export function themeVariables(
  values: ThemeValues,
  mode: 'light' | 'dark',
): Readonly<Record<string, string>> {
  const set = new Map<string, string>();
  for (const variable of themeTable) {
    // The light colors apply to dark pages too, unless there are dark ones.
    const own = [settingOf(variable, mode), settingOf(variable, 'light')]
      .map((setting) => values[setting]?.trim() ?? '')
      .find((value) => isValueOf(variable, value));
    const value = own ?? set.get(variable.follows ?? '');
    if (value) set.set(variable.name, value);
  }
  return Object.fromEntries(set);
}
