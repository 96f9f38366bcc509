import { twMerge } from 'tailwind-merge';

/**
 * The classes of the controls. Later classes override earlier ones that set the same property, so a
 * class that you pass to the builder overrides these.
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
  'inline-flex cursor-pointer items-center justify-center rounded-md text-sm font-medium whitespace-nowrap transition-colors',
);

const tick = merge(
  surface,
  focus,
  invalid,
  'inline-flex size-4 shrink-0 cursor-pointer items-center justify-center p-0 data-[state=checked]:border-transparent data-[state=checked]:bg-blue-500 data-[state=checked]:text-white dark:data-[state=checked]:bg-blue-500',
);

const listItem =
  'flex cursor-default items-center gap-2 rounded-sm py-1.5 ps-2 pe-3 text-sm outline-none select-none data-disabled:opacity-50 data-highlighted:bg-gray-100 dark:data-highlighted:bg-gray-900';

export const styles = {
  textButton: merge(button, surface, 'px-2.5 py-1.5 hover:bg-gray-50 dark:hover:bg-gray-900/60'),
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
    'inline-flex cursor-pointer items-center justify-between gap-2 text-start data-placeholder:text-gray-500',
  ),
  triggerText: 'max-w-72 truncate',
  triggerIcon: 'shrink-0 text-base text-gray-500 dark:text-gray-400',
  list: 'z-50 max-h-[min(20rem,var(--radix-popper-available-height))] min-w-(--radix-popper-anchor-width) overflow-y-auto rounded-md border border-gray-200 bg-white p-1 text-gray-900 shadow-xl dark:border-gray-800 dark:bg-gray-950 dark:text-gray-50',
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
  switchThumb:
    'size-4 rounded-full bg-white shadow-sm transition-transform data-[state=checked]:translate-x-4 rtl:data-[state=checked]:-translate-x-4',
} as const;
