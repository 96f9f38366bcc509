/**
 * Adds a released version to the text of `site/versions.ts`: a copy of Next's row, right below it.
 *
 * The new row serves `/docs/<name>`. Which version serves `/docs`, and which older one is no longer
 * maintained, is a decision that stays with whoever cuts.
 *
 * @param source - Text of `site/versions.ts`.
 * @param name - The new version, e.g. `9`.
 * @throws Error when the text has no row of Next to copy.
 */
export function addVersionRow(source: string, name: string): string {
  const row = /^ {2}\{\n {4}name: 'current',\n[\s\S]*?^ {2}\},\n/m.exec(source)?.[0];
  if (!row) throw new Error("site/versions.ts has no row that begins with name: 'current'.");
  const released = row
    .replace(/name: '.*'/, `name: '${name}'`)
    .replace(/label: '.*'/, `label: 'v${name}'`)
    .replace(/path: '.*'/, `path: '/docs/${name}'`)
    .replace(/banner: '.*'/, "banner: 'none'");
  return source.replace(row, row + released);
}

/**
 * Adds a version to the text of `versions.json`, where the newest is first.
 *
 * @param source - Text of `versions.json`.
 * @param name - The new version.
 */
export function addVersionName(source: string, name: string): string {
  const names: string[] = JSON.parse(source);
  return `${JSON.stringify([name, ...names]).replaceAll('","', '", "')}\n`;
}
