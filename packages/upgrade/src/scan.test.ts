import { describe, expect, it } from 'vitest';
import { rewrite } from './edits.ts';
import { applyEdits, maxLength, scan } from './scan.ts';

function found(code: string, from = 6, to = 7, name?: string) {
  const result = scan(code, from, to, name);
  if ('problem' in result) throw new Error(result.problem);
  return result.findings;
}

const places = (code: string, from?: number, to?: number, name?: string) =>
  found(code, from, to, name).map(({ rule, line }) => `${rule}:${line}`);

const edited = (code: string, from = 6, to = 7) => applyEdits(code, found(code, from, to)).code;

describe('scan', () => {
  it.each([
    ['an alias', `import { parseSQL as read } from 'react-querybuilder';`, ['module-parseSQL:1']],
    [
      'a namespace',
      `import * as RQB from 'react-querybuilder';\nRQB.parseSQL('a = 1');`,
      ['module-parseSQL:2'],
    ],
    [
      'require',
      `const { parseSQL } = require('react-querybuilder');\nconst all = require("react-querybuilder");\nall.parseCEL('a');`,
      ['module-parseSQL:1', 'module-parseCEL:3'],
    ],
    [
      'import()',
      `const { parseSQL } = await import('react-querybuilder');\nimport('react-querybuilder').then(({ parseCEL: read }) => read('a'));\nimport('react-querybuilder').then((all) => all.parseMongoDB({}));`,
      ['module-parseSQL:1', 'module-parseCEL:2', 'module-parseMongoDB:3'],
    ],
    [
      'an export of an add-on',
      `import { BootstrapDragHandle } from '@react-querybuilder/bootstrap';`,
      ['bootstrap-drag-handle:1'],
    ],
    ['a re-export', `export { parseSQL } from 'react-querybuilder';`, ['module-parseSQL:1']],
    [
      'a prop of a renamed builder',
      `import { QueryBuilder as Filter } from 'react-querybuilder';\n<Filter independentCombinators />;`,
      ['independent-combinators:2'],
    ],
    [
      'a prop of a default import',
      `import Builder from 'react-querybuilder';\n<Builder\n  independentCombinators={true}\n/>;`,
      ['independent-combinators:3'],
    ],
    [
      'props that are spread',
      `import { QueryBuilder } from 'react-querybuilder';\nconst props = {\n  independentCombinators: true,\n} as const;\n<QueryBuilder {...props} />;`,
      ['independent-combinators:3'],
    ],
    [
      'createElement',
      `import { QueryBuilder } from 'react-querybuilder';\nReact.createElement(QueryBuilder, { independentCombinators: true });`,
      ['independent-combinators:2'],
    ],
    [
      'a type of a namespace',
      `import type * as RQB from 'react-querybuilder';\ntype Props = RQB.QueryBuilderProps;`,
      ['builder-props:2'],
    ],
    [
      'a format in an object',
      `import { formatQuery } from 'react-querybuilder';\nconst options = { format: 'json_without_ids' };\nformatQuery(q, options);`,
      ['json-without-ids:2'],
    ],
  ])('finds %s', (_, code, expected) => {
    expect(places(code)).toEqual(expected);
  });

  it.each([
    ['names of other modules', `import { parseSQL } from 'node-sql-parser';`],
    ['the new module', `import { parseSQL } from 'react-querybuilder/parseSQL';`],
    [
      'props of other components',
      `import { QueryBuilder } from 'react-querybuilder';\n<Other independentCombinators />;`,
    ],
    ['members of other objects', `import * as RQB from 'react-querybuilder';\nother.parseSQL();`],
    [
      'types with arguments',
      `import type { QueryBuilderProps } from 'react-querybuilder';\ntype P = QueryBuilderProps<A, B, C, D>;`,
    ],
    [
      'formats of other functions',
      `import { formatQuery } from 'react-querybuilder';\nother(q, 'json_without_ids');`,
    ],
    [
      'a prop of another component that reads like a label',
      `import { QueryBuilder } from 'react-querybuilder';\n<Own label="+Rule" />;`,
    ],
    [
      'an export of an add-on from another module',
      `import { BootstrapDragHandle } from 'react-querybuilder';`,
    ],
    ['labels in files without the library', `getByText('+Rule');`],
  ])('leaves out %s', (_, code) => {
    expect(places(code)).toEqual([]);
  });

  it('finds a prop even if objects with the same names in other functions spread each other', () => {
    const code = `import { QueryBuilder } from 'react-querybuilder';
function f() { const a = { ...b, independentCombinators: true }; return <QueryBuilder {...a} />; }
function g() { const b = { ...a }; return <QueryBuilder {...b} />; }`;
    expect(places(code)).toEqual(['independent-combinators:2']);
  });

  it('reports a place only once if several components or calls share it', () => {
    const code = `import { formatQuery, QueryBuilder } from 'react-querybuilder';
const props = { independentCombinators: true };
const options = { format: 'json_without_ids' };
<><QueryBuilder {...props} /><QueryBuilder {...props} /></>;
formatQuery(q, options) + formatQuery(r, options);`;
    expect(places(code)).toEqual(['independent-combinators:2', 'json-without-ids:3']);
  });

  it('applies only the rules between the two versions', () => {
    const code = `import { findRule, parseSQL, UseMergedContextProps } from 'react-querybuilder';`;
    expect(places(code, 3, 4)).toEqual(['find-rule:1']);
    expect(places(code, 4, 6)).toEqual([]);
    expect(places(code, 3, 8)).toEqual([
      'find-rule:1',
      'module-parseSQL:1',
      'merged-context-props:1',
    ]);
  });

  it.each([
    ['deeply nested brackets', '['.repeat(200_000)],
    ['text that isn’t code', 'Dear all, please find attached the report?'],
    ['binary data', 'PNG\0\0'],
    ['code that is too long', 'x'.repeat(maxLength + 1)],
  ])('rejects %s with a sentence', (_, code) => {
    const result = scan(code, 3, 8);
    expect(result).toEqual({ problem: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  it('takes the same time per line in a megabyte as in a tenth of it', () => {
    const part = `export const f = (a: number) => <b onClick={() => g(a)}>{RQB.parseSQL('a')}</b>;\n`;
    const lines = Math.ceil(1_000_000 / part.length);
    const code = (count: number) =>
      `import * as RQB from 'react-querybuilder';\n${part.repeat(count)}`;
    // Processor time, because other tests run at the same time.
    const timePerLine = (count: number) => {
      const start = process.cpuUsage();
      expect(found(code(count))).toHaveLength(count);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / count;
    };
    const short = Math.round(lines / 10);
    timePerLine(short);
    const shortest = Math.min(...Array.from({ length: 3 }, () => timePerLine(short)));
    // Four is far from one, and from the ten of a scan whose time grows with the square.
    expect(timePerLine(lines)).toBeLessThan(4 * shortest);
  });
});

describe('edits', () => {
  it.each([
    [
      `import QueryBuilder, { formatQuery, parseSQL as read } from "react-querybuilder";`,
      `import QueryBuilder, { formatQuery } from "react-querybuilder";\nimport { parseSQL as read } from "react-querybuilder/parseSQL";`,
    ],
    [
      `import { parseCEL, parseSQL } from 'react-querybuilder';`,
      `import { parseCEL } from 'react-querybuilder/parseCEL';\nimport { parseSQL } from 'react-querybuilder/parseSQL';`,
    ],
    [
      `const { parseSQL: read, formatQuery } = require('react-querybuilder');`,
      `const { formatQuery } = require('react-querybuilder');\nconst { parseSQL: read } = require('react-querybuilder/parseSQL');`,
    ],
    [
      `export { parseSQL } from 'react-querybuilder';`,
      `export { parseSQL } from 'react-querybuilder/parseSQL';`,
    ],
    [
      `import { formatQuery, type ParseNumbersMethod } from 'react-querybuilder';`,
      `import { formatQuery, type ParseNumberMethod as ParseNumbersMethod } from 'react-querybuilder';`,
    ],
  ])('%s', (before, after) => {
    expect(edited(before)).toBe(after);
    expect(edited(after)).toBe(after);
  });

  it.each([
    `import * as RQB from 'react-querybuilder';\nRQB.parseSQL('a = 1');`,
    `import {\n  // eslint-disable-next-line no-unused-vars\n  parseSQL,\n} from 'react-querybuilder';`,
    `import { parseSQL /* for tests */ } from 'react-querybuilder';`,
    `import { parseSQL } from 'react-querybuilder' with { type: 'module' };`,
    `export { parseSQL as 'parse-sql' } from 'react-querybuilder';`,
    `export const { parseSQL } = require('react-querybuilder');`,
    `const { parseSQL }: Parsers = require('react-querybuilder');`,
    `if (isServer) var { parseSQL, formatQuery } = require('react-querybuilder');`,
  ])('leave a statement to its author that has more than names: %s', (code) => {
    expect(found(code)).toHaveLength(1);
    expect(edited(code)).toBe(code);
  });

  it('keep the line ends of the file', () => {
    expect(edited(`import { formatQuery, parseSQL } from 'react-querybuilder';\r\n`)).toBe(
      `import { formatQuery } from 'react-querybuilder';\r\nimport { parseSQL } from 'react-querybuilder/parseSQL';\r\n`,
    );
  });

  it('are made until none is possible', () => {
    const code = `import { parseSQL, type ParseNumbersMethod } from 'react-querybuilder';\nlet a: ParseNumbersMethod;`;
    const result = rewrite(code, 6, 8);
    if ('problem' in result) throw new Error(result.problem);
    const again = rewrite(result.code, 6, 8);
    expect(again).toEqual({
      findings: result.left,
      code: result.code,
      applied: [],
      left: result.left,
    });
  });
});
