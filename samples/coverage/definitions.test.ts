import { describe, expect, it } from 'vitest';
import { definitionsOf, nameOf } from './definitions.ts';

const names = (source: string) =>
  definitionsOf({ path: 'docs/page.mdx', source }).map(({ line, name }) => `${line} ${name}`);

describe('definitionsOf', () => {
  it('finds headings and rows that are one piece of code', () => {
    const source = [
      '---',
      'title: Rule',
      '---',
      '## `query`',
      '## `rules` {#own-id}',
      '## The `not` key',
      '## `a` and `b`',
      '',
      '| `Name` | Text |',
      '| --- | --- |',
      '| `maxLevels` <Since of="x" /> | how deep |',
      '| the `note` | no |',
      '| text | `code` |',
    ].join('\n');
    expect(names(source)).toEqual(['1 Rule', '4 query', '5 rules', '11 maxLevels']);
  });

  it('ignores fences, and pages that aren’t valid MDX', () => {
    expect(names('```md\n## `query`\n```')).toEqual([]);
    expect(names('## `query`\n\n<Open>')).toEqual([]);
  });
});

describe('nameOf', () => {
  it.each([
    ['add()', 'add'],
    ['formatQuery(query, options)', 'formatQuery'],
    ['<QueryBuilderDnD>', 'QueryBuilderDnD'],
    ['<Rule />', 'Rule'],
    ['OptionGroup<O>', 'OptionGroup'],
    ['.ruleGroup-header', 'ruleGroup-header'],
    ["'sql'", 'sql'],
    ['--rqb-spacing', '--rqb-spacing'],
    ['<=', '<='],
    ['Field.name', 'Field.name'],
  ])('%s', (code, name) => {
    expect(nameOf(code)).toBe(name);
  });
});
