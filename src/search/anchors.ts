/** How pages make an anchor of a name: as headings do, and as rows of tables do. */
const rules = [
  (name: string) =>
    name
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  (name: string) => name.replace(/[^A-Za-z0-9_-]/g, '-'),
] as const;

/** Number of the rule that makes this anchor of this name, or the anchor when none does. */
export function packAnchor(anchor: string, name: string): string | number {
  const rule = rules.findIndex((make) => make(name) === anchor);
  return rule < 0 ? anchor : rule;
}

/** What {@link packAnchor} was given. */
export const unpackAnchor = (packed: string | number, name: string): string =>
  typeof packed === 'number' ? (rules[packed]?.(name) ?? '') : packed;
