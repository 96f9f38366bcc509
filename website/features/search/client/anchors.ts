/** How pages turn names into anchors: in headings, and in table rows. */
const rules = [
  (name: string) =>
    name
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  (name: string) => name.replace(/[^A-Za-z0-9_-]/g, '-'),
] as const;

/** Number of the rule that turns this name into this anchor, or the anchor if there is none. */
export function packAnchor(anchor: string, name: string): string | number {
  const rule = rules.findIndex((make) => make(name) === anchor);
  return rule < 0 ? anchor : rule;
}

/** Reverses {@link packAnchor}. */
export const unpackAnchor = (packed: string | number, name: string): string =>
  typeof packed === 'number' ? (rules[packed]?.(name) ?? '') : packed;
