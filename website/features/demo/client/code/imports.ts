/** Imports, by the names of their modules. Those of names from the same module are one. */
export function sortedImports(lines: readonly string[]): readonly string[] {
  const byModule = new Map<string, Set<string>>();
  const others: string[] = [];
  for (const line of lines) {
    const [, names, from] = /^import \{ (.*) \} from '(.*)';$/.exec(line) ?? [];
    if (!names || !from) {
      others.push(line);
      continue;
    }
    const known = byModule.get(from) ?? new Set();
    for (const name of names.split(', ')) known.add(name);
    byModule.set(from, known);
  }
  const joined = [...byModule].map(
    ([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';`,
  );
  const moduleOf = (line: string) => line.slice(line.indexOf("'"));
  return [...others, ...joined].sort((a, b) => (moduleOf(a) < moduleOf(b) ? -1 : 1));
}
