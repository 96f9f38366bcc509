import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { guard } from './guard.ts';

/** Runs guarded code; the check throws when it was called so often. */
function run(code: string, limit = 50, show = false) {
  let calls = 0;
  const shown: unknown[] = [];
  const preview = {
    check: () => {
      calls += 1;
      if (calls > limit) throw new Error('stopped');
    },
    show: (value: unknown) => shown.push(value),
  };
  const guarded = guard(code, show);
  const made = new Function('__preview', 'require', guarded.code);
  // Code that the check can't stop would otherwise hang the test run.
  const result = runInNewContext(
    'run()',
    { run: () => made(preview, (name: string) => name) },
    { timeout: 2000 },
  );
  return { result, calls, shown, ...guarded };
}

describe('endless code can be stopped', () => {
  it.each([
    'for (;;) {}',
    'for (;;);',
    'while (true);',
    'do { } while (true)',
    'do ; while (true)',
    'for (const x of (function* () { for (;;) yield 1; })()) ;',
    'const f = () => f(); f();',
    'const f = (x = 1) => ({ a: f() }); f();',
    'class A { m() { return this.m(); } } new A().m();',
    'const o = { get a() { return this.a; } }; o.a;',
    'for (;;) for (;;) if (1) continue;',
    'for (;;) { try { for (;;) {} } catch {} }',
    'outer: while (1) { while (1) continue outer; }',
  ])('%s', (code) => {
    expect(() => run(code)).toThrow('stopped');
  });
});

describe('code still does what it did before', () => {
  it.each([
    ['let s = 0; for (let i = 0; i < 4; i += 1) s += i; return s', 6],
    ['return [3, 1, 2].sort((a, b) => a - b).map((x) => ({ x }))', [{ x: 1 }, { x: 2 }, { x: 3 }]],
    ['const add = a => b => a + b; return add(1)(2)', 3],
    ['let i = 0; do i++; while (i < 3) return i', 3],
    ['let r = []; for (const k in { a: 1, b: 2 }) r.push(k); return r', ['a', 'b']],
    ['const f = function* () { yield 1 }; return [...f()]', [1]],
    ['if (1) for (;;) break; else throw 1; return "ok"', 'ok'],
  ])('%s', (code, expected) => {
    expect(run(code).result).toEqual(expected);
  });
});

it('keeps every line where it is', () => {
  const code = 'const a = () => 1;\n\nfor (const b of []) {\n  a();\n}\nthrow new Error();';
  const { code: guarded } = guard(code, false);
  expect(
    guarded.split('\n').map((line) => line.replaceAll(/\W*__preview\.check\(\)[;,]?/g, '')),
  ).toHaveLength(6);
  expect(guarded.split('\n')[5]).toBe('throw new Error();');
});

it('finds what is imported, with its line', () => {
  expect(guard("const a = require('a');\nconst b = () => require('./b');", false).imports).toEqual([
    { specifier: 'a', line: 1 },
    { specifier: './b', line: 2 },
  ]);
});

it('shows the values of expressions at the top level, and no others', () => {
  const code =
    'let a = 1; a + 1; console.log(a); a = 3; require("x"); (() => { a * 2; })(); (a, 5)';
  expect(run(`const console = { log() {} }; ${code}`, 50, true).shown).toEqual([2, undefined, 5]);
});
