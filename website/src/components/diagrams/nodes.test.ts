import { findPath, type RuleGroupType, type RuleGroupTypeIC } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { jsonLines, pathsIn } from './nodes.ts';

const standard: RuleGroupType = {
  combinator: 'and',
  not: true,
  rules: [
    { field: 'a', operator: '=', value: 'x: {}' },
    { combinator: 'or', rules: [{ field: 'b', operator: '>', value: 1 }] },
    { combinator: 'or', rules: [] },
  ],
};

const independent: RuleGroupTypeIC = {
  rules: [{ field: 'a', operator: '=', value: true }, 'or', { rules: [] }],
};

describe.each([
  ['a standard query', standard],
  ['independent combinators', independent],
])('%s', (_name, query) => {
  it('has lines that form JSON together', () => {
    const text = jsonLines(query).map((line) => line.text);
    expect(JSON.parse(text.join('\n'))).toEqual(query);
  });

  it('has the paths that the library finds, each once and with a line', () => {
    const paths = pathsIn(query).map(String);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(jsonLines(query).map(({ path }) => String(path)))).toEqual(new Set(paths));
    for (const path of pathsIn(standard)) expect(findPath(path, standard)).toBeTruthy();
  });
});
