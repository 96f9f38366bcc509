import { twMerge } from 'tailwind-merge';
import { tones } from './tones.ts';
import type { TremorColor } from './tremor-props.ts';

/**
 * Later classes override earlier ones that set the same property, so a class that you pass to the builder
 * overrides the controls' own.
 */
export const merge = twMerge;

const focus =
  'outline-offset-2 outline-blue-500 focus-visible:outline-2 disabled:pointer-events-none disabled:opacity-50';

const surface =
  'border border-gray-600 bg-white text-gray-900 shadow-xs dark:border-gray-400 dark:bg-gray-950 dark:text-gray-50';

const invalid = 'aria-invalid:border-red-500 aria-invalid:ring-2 aria-invalid:ring-red-500/30';

const field = merge(
  surface,
  focus,
  invalid,
  'min-w-0 rounded-md px-2.5 py-1.5 text-sm placeholder:text-gray-500 dark:placeholder:text-gray-400 dark:scheme-dark',
);

const button = merge(
  focus,
  'inline-flex cursor-pointer items-center justify-center gap-1.5 rounded-md text-sm font-medium whitespace-nowrap transition-colors',
);

const tick = merge(
  surface,
  focus,
  invalid,
  'inline-flex size-4 shrink-0 cursor-pointer items-center justify-center p-0 data-[state=checked]:border-transparent data-[state=checked]:bg-blue-500 data-[state=checked]:text-white dark:data-[state=checked]:bg-blue-500',
);

const popup =
  'z-50 rounded-md border border-gray-200 bg-white text-gray-900 shadow-xl dark:border-gray-800 dark:bg-gray-950 dark:text-gray-50';

const listItem =
  'flex cursor-default items-center gap-2 rounded-sm py-1.5 ps-2 pe-3 text-sm outline-none select-none data-disabled:opacity-50 data-highlighted:bg-gray-100 dark:data-highlighted:bg-gray-900';

export const styles = {
  textButton: merge(button, surface, 'hover:bg-gray-50 dark:hover:bg-gray-900/60'),
  iconButton: merge(
    button,
    'size-8 text-base text-gray-600 hover:bg-gray-100 hover:text-gray-900 dark:text-gray-400 dark:hover:bg-gray-900 dark:hover:text-gray-50',
  ),
  shiftButton: merge(
    button,
    'h-4 w-6 text-gray-600 hover:text-gray-900 dark:text-gray-400 dark:hover:text-gray-50',
  ),
  field,
  trigger: merge(
    field,
    'inline-flex cursor-pointer items-center justify-between gap-2 text-start data-placeholder:text-gray-500 dark:data-placeholder:text-gray-400',
  ),
  triggerText: 'max-w-72 truncate',
  triggerIcon: 'shrink-0 text-base text-gray-500 dark:text-gray-400',
  list: merge(
    popup,
    'max-h-[min(20rem,var(--radix-popper-available-height))] min-w-(--radix-popper-anchor-width) overflow-y-auto p-1',
  ),
  popup: merge(popup, 'p-3'),
  listItem,
  listTick: 'inline-flex size-4 shrink-0 items-center justify-center',
  listLabel: 'px-2 py-1.5 text-xs font-medium text-gray-600 dark:text-gray-400',
  checkbox: merge(tick, 'rounded-sm'),
  radio: merge(tick, 'rounded-full'),
  radioDot: 'size-1.5 rounded-full bg-white',
  radios: 'inline-flex flex-wrap items-center gap-4',
  label: 'inline-flex items-center gap-2 text-sm text-gray-900 dark:text-gray-50',
  switch: merge(
    focus,
    invalid,
    'inline-flex h-5 w-9 shrink-0 cursor-pointer items-center rounded-full bg-gray-600 p-0.5 transition-colors data-[state=checked]:bg-blue-700 dark:bg-gray-500 dark:data-[state=checked]:bg-blue-500',
  ),
  switchTone:
    'data-[state=checked]:bg-[color-mix(in_oklab,var(--tone)_65%,black)] dark:data-[state=checked]:bg-(--tone)',
  switchThumb:
    'size-4 rounded-full bg-white shadow-sm transition-transform data-[state=checked]:translate-x-4 rtl:data-[state=checked]:-translate-x-4',
  withIcon: 'ps-8',
  frame:
    'inline-grid grid-cols-[1fr_auto] items-center gap-1 [&>:first-child]:col-start-1 [&>:first-child]:row-start-1',
  noFrame: 'contents',
  frameIcon:
    'pointer-events-none col-start-1 row-start-1 ms-2.5 size-4 text-gray-500 dark:text-gray-400',
  clear: 'col-start-2 row-start-1',
  message: 'col-span-2 text-sm text-red-700 dark:text-red-400',
  withoutStepper:
    '[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none',
  autoHeight: 'field-sizing-content min-w-40',
  buttonIcon: 'size-4 shrink-0',
  symbolWithIcon: 'w-auto px-1.5',
} as const;

export const switchStyle = (color?: TremorColor) =>
  merge(styles.switch, color && [styles.switchTone, tones[color]]);

const primary =
  'border border-transparent bg-[color-mix(in_oklab,var(--tone)_65%,black)] text-white shadow-xs hover:bg-[color-mix(in_oklab,var(--tone)_50%,black)]';

const toneText =
  'text-[color-mix(in_oklab,var(--tone)_55%,black)] dark:text-[color-mix(in_oklab,var(--tone)_50%,white)]';

/** As in `@tremor/react`. */
export const variants = {
  primary: merge(button, primary),
  secondary: merge(
    button,
    surface,
    toneText,
    'border-(--tone) hover:bg-gray-50 dark:border-(--tone) dark:hover:bg-gray-900',
  ),
  light: merge(button, toneText, 'hover:bg-gray-100 dark:hover:bg-gray-900'),
} as const;

export const textSizes = {
  xs: 'px-2.5 py-1 text-xs',
  sm: 'px-2.5 py-1.5 text-sm',
  md: 'px-4 py-2 text-base',
  lg: 'px-4 py-2.5 text-lg',
  xl: 'px-4 py-3 text-xl',
} as const;

/** For buttons with a symbol. */
export const iconSizes = {
  xs: 'size-6 text-sm',
  sm: 'size-8 text-base',
  md: 'size-9 text-lg',
  lg: 'size-10 text-xl',
  xl: 'size-12 text-2xl',
} as const;

const otherMonth = merge(button, 'z-10 size-8 hover:bg-gray-100 dark:hover:bg-gray-900');

/** The parts of the calendar, by their names in react-day-picker. */
export const calendar = {
  root: 'relative text-sm text-gray-900 dark:text-gray-50',
  month_caption: 'flex h-8 items-center justify-center font-medium',
  dropdowns: 'inline-flex items-center gap-1',
  dropdown_root:
    'relative inline-flex items-center rounded-md px-1 focus-within:outline-2 focus-within:outline-blue-500',
  dropdown: 'absolute inset-0 cursor-pointer opacity-0',
  caption_label: 'inline-flex items-center gap-1',
  nav: 'absolute inset-x-0 top-0 flex h-8 items-center justify-between',
  button_previous: otherMonth,
  button_next: otherMonth,
  chevron: 'size-4 fill-current rtl:rotate-180',
  month_grid: 'mt-2 border-collapse',
  weekday: 'size-9 text-xs font-normal text-gray-600 dark:text-gray-400',
  day: 'size-9 p-0 text-center',
  day_button:
    'size-9 cursor-pointer rounded-md outline-offset-2 outline-blue-500 hover:bg-gray-100 focus-visible:outline-2 disabled:pointer-events-none dark:hover:bg-gray-900',
  today: 'font-semibold underline',
  disabled: 'opacity-50',
  hidden: 'invisible',
} as const;

const chosenDay =
  '[&>button]:bg-[color-mix(in_oklab,var(--tone)_65%,black)] [&>button]:text-white [&>button]:hover:bg-[color-mix(in_oklab,var(--tone)_50%,black)]';

/** Names of selected days in react-day-picker. */
export const chosenDays = {
  single: { selected: chosenDay },
  range: {
    range_start: chosenDay,
    range_middle: 'bg-gray-100 dark:bg-gray-800',
    range_end: chosenDay,
  },
} as const;
