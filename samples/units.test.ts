import { describe, expect, it } from 'vitest';
import { extractFences } from './extract.ts';
import { unitsOf } from './units.ts';

const fence = (info: string, code = '') => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const planOf = (...fences: readonly string[]) =>
  unitsOf(extractFences('docs/a.mdx', fences.join('\n')).fences);

describe('unitsOf', () => {
  it('makes a module of each fence in a checked language', () => {
    const { units } = planOf(fence('ts'), fence('jsx'), fence('javascript'), fence('json'));
    expect(units.map(({ file }) => file)).toEqual(['fence-1.ts', 'fence-5.jsx', 'fence-9.js']);
  });

  it('gives a module the named files of its sample, and of no other', () => {
    const { units } = planOf(
      fence('ts file=a.ts', 'export {}'),
      fence('ts'),
      fence('ts sample=other'),
      fence('json sample=other file=b.json', '1'),
    );
    expect(units.map(({ siblings }) => siblings)).toEqual([
      {},
      { 'a.ts': 'export {}' },
      { 'b.json': '1' },
    ]);
  });

  it('doesn’t treat a module as an entry if another one imports it or if it’s marked norun', () => {
    const { units, problems } = planOf(
      fence('tsx file=App.tsx', "import { a } from './a';"),
      fence('ts file=a.ts', 'export const a = 1;'),
      fence('ts norun'),
    );
    expect(units.map(({ entry }) => entry)).toEqual([true, false, false]);
    expect(problems).toEqual([]);
  });

  it('hands an output to the fence before it', () => {
    const { units } = planOf(fence('ts'), fence('json output', '1'));
    expect(units.map(({ output }) => output)).toEqual([{ line: 5, text: '1' }]);
  });

  it.each([
    ['an output without a sample', [fence('text output')], 'must come right after'],
    [
      'an output after another output',
      [fence('ts'), fence('output output'), fence('text output')],
      'must come right after',
    ],
    ['an output of a fence that isn’t run', [fence('ts norun'), fence('text output')], "isn't run"],
    ['a name that is taken', [fence('ts file=a.ts'), fence('ts file=a.ts')], 'the fence on line 1'],
    ['a name of another language', [fence('tsx file=a.ts')], 'does not end in .tsx'],
  ])('reports %s', (_, fences, message) => {
    const { problems } = planOf(...fences);
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });
});
