import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeProject, makeRelease, runUpgrade } from '../../../../tests/data/upgrade-projects.ts';

/** Installs v6 in a project with these files, and upgrades the project to v8. */
function upgrade(
  files: Readonly<Record<string, unknown>>,
  options: {
    readonly compilerOptions?: Readonly<Record<string, unknown>>;
    readonly args?: readonly string[];
    readonly prepare?: (folder: string) => void;
  } = {},
) {
  const folder = makeProject(files, options.compilerOptions);
  const { prepare = (at) => install(at, '6.5.5') } = options;
  prepare(folder);
  const { args = ['--types-to', makeRelease('8.24.1').folder] } = options;
  const { status, stdout } = runUpgrade(['--from', '6', '--to', '8', ...args, folder]);
  return { status, folder, stdout: stdout.replaceAll(`${folder}/`, '') };
}

function install(folder: string, release: string): void {
  const path = join(folder, 'node_modules/react-querybuilder');
  symlinkSync(join(makeRelease(release).folder, 'node_modules/react-querybuilder'), path);
}

const unit = `import type { Field } from 'react-querybuilder';

export const unitOf = (field: Field): string => field.unit;
`;
const unitError = `unit.ts:3:49 v8, type error 2322: Type 'unknown' is not assignable to type 'string'.
  Your own properties of fields and options are unknown. Declare them in a type that extends FullField, or check the value first. https://react-querybuilder.js.org/docs/typescript
`;
const builder = `import { QueryBuilder } from 'react-querybuilder';

export const App = () => <QueryBuilder />;
`;
const end = 'Styles and behavior weren’t compared, so run your tests with v8.\n';
const compared = (files: string) => `${files} type-checked with 6.5.5 and 8.24.1.\n`;

describe('the command', () => {
  it('lists errors that only the wanted release has, and what to write', () => {
    const { status, stdout } = upgrade({ 'unit.ts': unit, 'App.tsx': builder });
    expect(stdout).toBe(
      `${unitError}Not searched: node_modules\n2 files: 1 place left to do.\n${compared('2 files were')}${end}`,
    );
    expect(status).toBe(1);
  });

  it('finds nothing in code that both releases accept', () => {
    const { status, stdout } = upgrade({ 'App.tsx': builder });
    expect(stdout).toContain(`1 file: 0 places left to do.\n${compared('1 file was')}${end}`);
    expect(status).toBe(0);
  });

  it('lists a place once if a rule has found it', () => {
    const { stdout } = upgrade({ 'a.ts': `export { parseSQL } from 'react-querybuilder';\n` });
    expect(stdout).toContain('a.ts:1:10 v7, can be edited: ');
    expect(stdout).not.toContain('type error');
    expect(stdout).toContain('1 file: 1 place left to do.');
  });

  it('checks what --write has written', () => {
    const { status, stdout, folder } = upgrade(
      { 'a.ts': `export { parseSQL } from 'react-querybuilder';\n` },
      { args: ['--write', '--types-to', makeRelease('8.24.1').folder] },
    );
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toContain('react-querybuilder/parseSQL');
    expect(stdout).toContain(`1 file: 0 places left to do, 1 edited.\n${compared('1 file was')}`);
    expect(status).toBe(0);
  });

  it('makes no edit that adds an error, and makes the others', () => {
    const code = `import { c, formatQuery } from 'react-querybuilder';
import type { ParseNumbersMethod } from 'react-querybuilder';

export const name = c('a');
export const method: ParseNumbersMethod = true;
export const sql = formatQuery({ combinator: 'and', rules: [] }, 'sql');
`;
    const { folder, status, stdout } = upgrade(
      { 'a.ts': code, 'b.ts': `export { c } from 'react-querybuilder';\n` },
      {
        prepare: (at) => install(at, '5.4.1'),
        args: ['--from', '5', '--write', '--types-to', makeRelease('8.24.1').folder],
      },
    );
    const line = (column: number) =>
      `:1:${column} v6, by hand: \`c\` is gone. Install \`clsx\` and use it. Release 8 exports \`clsx\` itself.\n  No edit was made, because it would add an error: Cannot find module 'clsx' or its corresponding type declarations.\n`;
    expect(stdout).toContain(`a.ts${line(10)}`);
    expect(stdout).toContain(`b.ts${line(10)}`);
    expect(stdout).toContain('1 edited');
    expect(status).toBe(1);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(
      code.replace('{ ParseNumbersMethod }', '{ ParseNumberMethod as ParseNumbersMethod }'),
    );
  });

  it('doesn’t list errors that the code has with both releases', () => {
    const wrong = `import { gone } from 'elsewhere';\n\nexport const size: number = 'small';\n`;
    const { status, stdout } = upgrade({ 'wrong.ts': wrong, 'unit.ts': unit });
    expect(stdout).toContain(unitError);
    expect(stdout).toContain('2 files: 1 place left to do.');
    expect(stdout).toContain('2 type errors that both report aren’t listed.');
    expect(status).toBe(1);
  });

  it('finds the release that the code was written for, if the project has the new one', () => {
    const { status, stdout } = upgrade(
      { 'unit.ts': unit },
      {
        prepare: (folder) => install(folder, '8.24.1'),
        args: ['--types-from', makeRelease('6.5.5').folder],
      },
    );
    expect(stdout).toContain(unitError);
    expect(status).toBe(1);
  });
});

describe('projects', () => {
  it('checks the rest if a file isn’t valid code', () => {
    const { status, stdout } = upgrade({ 'broken.ts': 'const = 1;', 'unit.ts': unit });
    expect(stdout).toContain(unitError);
    expect(stdout).toContain('broken.ts: Line 1 isn’t valid code:');
    expect(stdout).toContain(compared('1 file was'));
    expect(status).toBe(2);
  });

  it('says that JavaScript isn’t checked, and needs no types for it', () => {
    const { status, stdout } = upgrade({ 'App.js': builder }, { prepare: () => {}, args: [] });
    expect(stdout).toContain(
      '1 file: 0 places left to do.\n1 JavaScript file wasn’t type-checked, because checkJs is off.\n',
    );
    expect(status).toBe(0);
  });

  it('checks JSX in .js files if checkJs is on', () => {
    const code = `import { QueryBuilder } from 'react-querybuilder';

/** @param {{ field: import('react-querybuilder').Field }} props */
export const App = ({ field }) => <QueryBuilder disabled={field.isDisabled} />;
`;
    const { status, stdout } = upgrade({ 'App.js': code }, { compilerOptions: { checkJs: true } });
    expect(stdout).toMatch(/^App\.js:4:\d+ v8, type error 2322: .*\n {2}Your own properties/);
    expect(status).toBe(1);
  });

  it('follows path aliases, and a reference to the settings of a part', () => {
    const { status, stdout } = upgrade({
      'tsconfig.json': { files: [], references: [{ path: './tsconfig.app.json' }] },
      'tsconfig.app.json': {
        compilerOptions: {
          composite: true,
          module: 'ESNext',
          moduleResolution: 'Bundler',
          strict: true,
          paths: { '@/*': ['./src/*'] },
        },
        include: ['src'],
      },
      'src/rqb.ts': `export type { Field } from 'react-querybuilder';\n`,
      'src/parts/unit.ts': unit.replace('react-querybuilder', '@/rqb'),
      // No settings include it, so it gets those of the part.
      'tests/unit.ts': unit.replace('react-querybuilder', '@/rqb'),
    });
    expect(stdout).toContain(`src/parts/${unitError}`);
    expect(stdout).toContain(`tests/${unitError}`);
    expect(stdout).toContain(compared('3 files were'));
    expect(status).toBe(1);
  });

  it.each([
    [
      'installed',
      [],
      'isn’t installed here. Install it in another folder, and name the folder with --types-from.',
    ],
    ['in the folder', ['--types-from', '.'], 'which --types-from names.'],
  ])('says that a release isn’t %s', (_, args, sentence) => {
    const { status, stdout } = upgrade(
      { 'unit.ts': unit },
      { prepare: () => {}, args: [...args, '--types-to', makeRelease('8.24.1').folder] },
    );
    expect(stdout).toContain(
      'tsconfig.json: Types weren’t compared, because react-querybuilder 6 isn’t',
    );
    expect(stdout).toContain(sentence);
    expect(status).toBe(2);
  });

  it('says that types of React are missing if code needs them', () => {
    const prepare = (folder: string) => {
      install(folder, '6.5.5');
      for (const name of ['react', '@types/react']) {
        rmSync(join(folder, 'node_modules', name), { recursive: true });
      }
    };
    expect(upgrade({ 'server.ts': 'export const port = 80;' }, { prepare }).status).toBe(0);
    const { status, stdout } = upgrade({ 'unit.ts': unit }, { prepare });
    expect(stdout).toContain('tsconfig.json: TypeScript doesn’t find the types of React here');
    expect(status).toBe(2);
  });

  it('says which add-on isn’t known for both releases', () => {
    const code = `import { QueryBuilderAntD } from '@react-querybuilder/antd';\n\nexport const Kit = QueryBuilderAntD;\n`;
    const { status, stdout } = upgrade(
      { 'kit.ts': code },
      {
        args: [
          '--types-from',
          makeRelease('6.5.5').folder,
          '--types-to',
          makeRelease('8.24.1', (name) => !name.endsWith('/antd')).folder,
        ],
      },
    );
    expect(stdout).toContain(
      '@react-querybuilder/antd: Its types aren’t known for both releases, so code that uses them wasn’t compared.',
    );
    expect(stdout).not.toContain('type error 2307');
    expect(status).toBe(2);
  });

  it('says that settings can’t be read, and checks with those that it has', () => {
    const { status, stdout } = upgrade({
      'tsconfig.json': { extends: './missing.json', compilerOptions: { strict: true } },
      'unit.ts': unit,
    });
    expect(stdout).toMatch(/tsconfig\.json: .*missing\.json/);
    expect(status).toBe(2);
  });

  it('checks files without settings', () => {
    const { status, stdout } = upgrade(
      { 'unit.ts': unit },
      {
        prepare: (folder) => {
          install(folder, '6.5.5');
          rmSync(join(folder, 'tsconfig.json'));
        },
      },
    );
    expect(stdout).toContain(unitError);
    expect(status).toBe(1);
  });
});
