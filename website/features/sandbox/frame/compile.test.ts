import { expect, it } from 'vitest';
import { compile } from './compile.ts';

const compileOne = (name: string, code: string) => compile([{ name, code }]);

it('compiles TypeScript, JSX and modules, and leaves types out of the imports', () => {
  const { modules, fault } = compileOne(
    'App.tsx',
    "import { A, type B } from 'x';\nimport type { C } from 'y';\nexport default (b: B, c: C) => <A {...b} />;",
  );
  expect(fault).toBeUndefined();
  expect(modules[0]?.imports.map(({ specifier }) => specifier).sort()).toEqual([
    'react/jsx-runtime',
    'x',
  ]);
});

it('skips files that aren’t code', () => {
  expect(compileOne('styles.css', 'a {').modules).toEqual([]);
  expect(compileOne('styles.constructor', 'a {').modules).toEqual([]);
});

it('reads a generic arrow function in a file without JSX', () => {
  expect(compileOne('a.ts', 'export const f = <T>(x: T) => x as T;').fault).toBeUndefined();
});

it.each([
  ['App.tsx', 'const a = 1;\nconst b = <div>;\n', 'App.tsx', 2, 16],
  ['a.ts', 'let a;\nlet a;', 'a.ts', 2, undefined],
  ['a.ts', 'const x = {\n  a: 1\n  b: 2 };', 'a.ts', 3, 3],
  ['a.js', 'const a = await 1', 'a.js', 1, undefined],
  ['a.ts', 'const a = 1;\nconst __preview = { check() {} };', 'a.ts', 2, undefined],
])('says where %s fails', (name, code, file, line, column) => {
  const { modules, fault } = compileOne(name, code);
  expect(modules).toEqual([]);
  expect(fault).toEqual({
    kind: 'compile',
    file,
    line,
    ...(column && { column }),
    message: expect.any(String),
  });
  expect(fault?.message).not.toMatch(/\(\d+:\d+\)|Error transforming/);
});
