interface Flag {
  readonly byDefault: boolean;
}

interface Choice {
  readonly byDefault: string;
  readonly choices: readonly string[];
}

/** Free text. An address doesn't include one that is longer than `maxLength` characters. */
interface Text {
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
  const isAllowed =
    typeof value === typeof spec.byDefault &&
    !isTooLong(spec, value) &&
    (!('choices' in spec) || spec.choices.includes(value as string));
  return isAllowed ? (value as boolean | string) : spec.byDefault;
}

const isTooLong = (spec: SettingSpec | undefined, value: unknown) =>
  spec !== undefined && 'maxLength' in spec && String(value).length > spec.maxLength;

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
