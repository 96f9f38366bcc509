import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folderWith } from '../../../tests/data/folder.ts';
import { runUpgrade } from '../../../tests/data/upgrade-projects.ts';
import { writeBehavior } from '../bundle/behavior.mts';
import { changesBetween } from './behavior.ts';

function upgrade(code: string, from: number, to: number) {
  const folder = folderWith({ 'App.tsx': code });
  const built = pathToFileURL(`${folderWith({})}/`);
  writeBehavior(built);
  const args = ['--from', `${from}`, '--to', `${to}`, '--no-types', folder];
  const { status, stdout: output } = runUpgrade(args, built);
  return { status, output };
}

const calls = (format: string) =>
  `import { formatQuery } from 'react-querybuilder';\n\nexport const text = formatQuery(query, '${format}');\n`;

describe('changes of behavior', () => {
  it('are listed with both outputs if the code names what they are about', () => {
    const { status, output } = upgrade(calls('natural_language'), 7, 8);
    expect(output).toMatch(
      /\nv8, to test: .*`natural_language`.*\n(?: {2}.*\n)+ {2}7\.7\.1 → .+\n {2}8\.24\.1 → .+\n/,
    );
    expect(output).toMatch(/\n1 file: 0 places left to do, \d+ changes? of behavior to test\.\n/);
    expect(status).toBe(0);
  });

  it('are those of the chosen majors', () => {
    const { output } = upgrade(calls('json_without_ids'), 6, 7);
    expect(output).toContain('v7, to test: The `json_without_ids` format leaves out `id`');
    expect(output).not.toContain('v8, to test');
    expect(output).not.toContain('v6, to test');
  });

  it('include the SQL of groups whose rules v4 skips', () => {
    const { output } = upgrade(calls('sql'), 3, 4);
    expect(output).toMatch(
      /outputs `\(\)` for a group .*\n.*\n {2}3\.12\.1 → .+\n {2}4\.5\.\d → \(\)\n/,
    );
  });

  it('aren’t listed for code that doesn’t use the library, or names none', () => {
    const comment = '// Styles of react-querybuilder.\n';
    const { output } = upgrade(`${comment}export const text = formatQuery(query, 'sql');\n`, 3, 8);
    expect(output).not.toContain('to test');
    const other = `import 'react-querybuilder';\nexport const A = () => <button>Save</button>;\n`;
    expect(upgrade(other, 3, 8).output).not.toContain('to test');
  });

  it('aren’t known if the command wasn’t built', () => {
    const folder = folderWith({});
    expect(changesBetween(3, 8, pathToFileURL(`${folder}/`))).toEqual([]);
    expect(existsSync(folder) && readdirSync(folder)).toEqual([]);
  });
});
