const pad = (part: number, length = 2) => String(part).padStart(length, '0');

const year = (date: Date) => pad(date.getFullYear(), 4);
const day = (date: Date) => pad(date.getDate());

const tokens: Readonly<Record<string, (date: Date) => string>> = {
  YYYY: year,
  yyyy: year,
  MM: (date) => pad(date.getMonth() + 1),
  DD: day,
  dd: day,
  HH: (date) => pad(date.getHours()),
  mm: (date) => pad(date.getMinutes()),
  ss: (date) => pad(date.getSeconds()),
  SSS: (date) => pad(date.getMilliseconds(), 3),
};

const token = /Y+|y+|M+|D+|d+|H+|m+|s+|S+/g;

/** Whether a pattern means the same with every library: it has no letters except tokens and `T`. */
export const isCommonPattern = (pattern: string): boolean =>
  !/[a-z]/i.test(
    pattern.replace(token, (name) => (Object.hasOwn(tokens, name) ? '' : name)).replaceAll('T', ''),
  );

/** The year and the day of a pattern as date-fns and Luxon write them. */
export const unicodePattern = (pattern: string): string =>
  pattern.replace(/Y+|D+/g, (name) => ({ YYYY: 'yyyy', DD: 'dd' })[name] ?? name);

/** Formats in the machine's zone; other letters stay. */
export const formatCommon = (date: Date, pattern: string): string =>
  pattern.replace(token, (name) => tokens[name]?.(date) ?? name);
