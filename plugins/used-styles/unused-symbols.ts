const className = /\.((?:[\w-]|\\.)+)/g;
const customProperty = /(?<![\w-])--[\w-]+/g;
/** What code puts an expression behind, as in `t-${scope}` and `"t-" + scope`. */
const beginning = /([\w-]+-)(?:\$\{|["'`]\s*\+|["'`]\.concat\()/g;

/**
 * Finds the classes and custom properties of stylesheets that no page can use: a class is used if a
 * script has its name, or the beginning of its name before an expression; a property if a stylesheet
 * or a script reads it.
 *
 * @returns Their names, those of properties with `--`.
 */
export function unusedSymbols(
  styles: readonly string[],
  scripts: readonly string[],
): readonly string[] {
  const classes = new Set(styles.flatMap((style) => matches(style, className)));
  const properties = new Set(styles.flatMap((style) => matches(style, customProperty)));
  const beginnings = new Set<string>();
  for (const script of scripts) {
    for (const word of matches(script, /[\w-]+/g)) {
      classes.delete(word);
      properties.delete(word);
    }
    for (const start of matches(script, beginning)) beginnings.add(start);
  }
  for (const style of styles) {
    for (const property of matches(style, /var\((--[\w-]+)/g)) properties.delete(property);
  }
  const isBegun = (name: string) => [...beginnings].some((start) => name.startsWith(start));
  return [...classes, ...properties].filter((name) => !isBegun(name));
}

const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([all, group]) => (group ?? all).replaceAll('\\', ''));
