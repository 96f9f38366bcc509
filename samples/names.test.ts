import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { targetsOf } from '../releases/targets.ts';
import { latest } from '../releases/versions.ts';
import { type CodeNames, firstSentence, identifiersIn, type NameCard } from './names.ts';
import type { WorkUnit } from './outcome.ts';
import { checkTypes } from './types.ts';

const unit: WorkUnit = {
  id: 'unit',
  folder: 'unit',
  file: 'fence-1.tsx',
  code: `import { type Field, formatQuery, QueryBuilder, type RuleGroupType } from 'react-querybuilder';

/** What people filter by. It has one field. */
const fields = [{ name: 'total', label: 'Total' } as const] satisfies Field[];

export const start: RuleGroupType = { combinator: 'and', rules: [] };

export const App = () => <QueryBuilder fields={fields} onQueryChange={(query) => console.log(formatQuery(query, 'sql'))} />;
`,
  siblings: {},
  entry: true,
};

describe('namesIn', () => {
  let names: CodeNames = { cards: [], places: [] };
  beforeAll(() => {
    const [target] = targetsOf(latest);
    if (!target) throw new Error('There is no target.');
    names = checkTypes({ target, units: [unit] }).get('unit')?.names ?? names;
  }, 60_000);

  const cardAt = (piece: string): NameCard | undefined => {
    const at = unit.code.indexOf(piece);
    const place = names.places.find(([start]) => start === at);
    return place && names.cards[place[1]];
  };

  it('finds every name', () => {
    const source = ts.createSourceFile('a.tsx', unit.code, ts.ScriptTarget.ES2022, true);
    expect(names.places.map(([at]) => at)).toEqual(
      identifiersIn(source).map((node) => node.getStart(source)),
    );
  });

  it('describes a name of the sample, with the first sentence of its comment', () => {
    expect(cardAt('fields = ')).toMatchObject({
      name: 'fields',
      type: expect.stringMatching(/^const fields: /),
      text: 'What people filter by.',
    });
    expect(cardAt('fields = ')?.subject).toBeUndefined();
  });

  it('describes an imported name as what it is, not as an import', () => {
    expect(cardAt('formatQuery')?.type).toMatch(/^function formatQuery\(.*\): string/);
    expect(cardAt('formatQuery')?.type).not.toContain('import');
  });

  it('writes a generic type without the defaults of its arguments', () => {
    expect(cardAt('start')?.type).toBe('const start: RuleGroupType');
  });

  it.each([
    ['an export', 'formatQuery', { name: 'formatQuery', owner: '' }],
    ['a prop', 'fields={', { name: 'fields', owner: 'QueryBuilderProps' }],
  ])('knows %s of the library', (_, piece, subject) => {
    expect(cardAt(piece)?.subject).toEqual(subject);
  });

  it('cuts long types', () => {
    for (const { type } of names.cards) expect(type.length).toBeLessThan(320);
  });
});

describe('firstSentence', () => {
  it.each([
    ['One. Two.', 'One.'],
    ['No full stop', 'No full stop'],
    ['A value,\ne.g. `a`. More.', 'A value, e.g. `a`.'],
    ['The {@link Field} of {@link RuleType | a rule}.', 'The Field of a rule.'],
    ['See [the docs](https://example.com/a.b). More.', 'See the docs.'],
    ['[Reference](https://example.com)', ''],
    ['Used by {@link QueryBuilder !QueryBuilder QueryBuilder}.', 'Used by QueryBuilder.'],
    ['First paragraph\n\nSecond.', 'First paragraph'],
    ['', ''],
  ])('of %j is %j', (comment, sentence) => {
    expect(firstSentence(comment)).toBe(sentence);
  });
});
