/** A switch of a panel. */
interface Flag {
  readonly kind: 'flag';
  readonly byDefault: boolean;
}

/** One of a few words. */
interface Choice {
  readonly kind: 'choice';
  readonly byDefault: string;
  readonly choices: readonly string[];
}

/** Free text, cut off at a length in characters so that an address cannot grow without end. */
interface Text {
  readonly kind: 'text';
  readonly byDefault: string;
  readonly maxLength: number;
}

/** What a shared address may say of one setting of a panel. */
export type SettingSpec = Flag | Choice | Text;

/** A panel's settings by their names. Those that differ from their defaults go into the address. */
export type SettingsTable = Readonly<Record<string, SettingSpec>>;

type ValueOf<S extends SettingSpec> = S extends Flag
  ? boolean
  : S extends { readonly choices: readonly (infer C)[] }
    ? C
    : string;

/** The values that settings of a table have. */
export type SettingsOf<T extends SettingsTable> = {
  readonly [K in keyof T]: ValueOf<T[K]>;
};

/**
 * Settings as an address gives them, made safe.
 *
 * @param table - What there is to set.
 * @param given - Anything at all. Unknown names are passed over; a value that the table does not
 * allow becomes the default; text that is too long is cut off.
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
      return (value as string).slice(0, spec.maxLength);
  }
}

/** The settings that differ from their defaults; empty when none does. */
export function changedSettings<T extends SettingsTable>(
  table: T,
  settings: SettingsOf<T>,
): Partial<SettingsOf<T>> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => table[name]?.byDefault !== value),
  ) as Partial<SettingsOf<T>>;
}
