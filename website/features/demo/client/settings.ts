interface Flag {
  readonly kind: 'flag';
  readonly byDefault: boolean;
}

interface Choice {
  readonly kind: 'choice';
  readonly byDefault: string;
  readonly choices: readonly string[];
}

/** Free text. An address doesn't include one that is longer than `maxLength` characters. */
interface Text {
  readonly kind: 'text';
  readonly byDefault: string;
  readonly maxLength: number;
}

/** The values that a shared address can set for one setting of a panel. */
export type SettingSpec = Flag | Choice | Text;

/** A panel's settings by name. The address includes those that differ from their defaults. */
export type SettingsTable = Readonly<Record<string, SettingSpec>>;

type ValueOf<S extends SettingSpec> = S extends Flag
  ? boolean
  : S extends { readonly choices: readonly (infer C)[] }
    ? C
    : string;

export type SettingsOf<T extends SettingsTable> = {
  readonly [K in keyof T]: ValueOf<T[K]>;
};

/**
 * Reads untrusted settings. Unknown names are ignored, and what the table doesn't allow gets its
 * default.
 */
export function readSettings<T extends SettingsTable>(table: T, given: unknown): SettingsOf<T> {
  const values = typeof given === 'object' && given !== null ? (given as object) : {};
  return Object.fromEntries(
    Object.entries(table).map(([name, spec]) => [
      name,
      allowed(spec, Object.getOwnPropertyDescriptor(values, name)?.value),
    ]),
  ) as SettingsOf<T>;
}

function allowed(spec: SettingSpec, value: unknown): boolean | string {
  if (typeof value !== typeof spec.byDefault) return spec.byDefault;
  switch (spec.kind) {
    case 'flag':
      return value as boolean;
    case 'choice':
      return spec.choices.includes(value as string) ? (value as string) : spec.byDefault;
    case 'text':
      return isTooLong(spec, value) ? spec.byDefault : (value as string);
  }
}

const isTooLong = (spec: SettingSpec | undefined, value: unknown) =>
  spec?.kind === 'text' && String(value).length > spec.maxLength;

/** The settings that differ from their defaults and fit in an address; empty when none does. */
export function changedSettings<T extends SettingsTable>(
  table: T,
  settings: SettingsOf<T>,
): Partial<SettingsOf<T>> {
  return Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) => table[name]?.byDefault !== value && !isTooLong(table[name], value),
    ),
  ) as Partial<SettingsOf<T>>;
}
