import { describe, expect, it } from 'vitest';
import { targetsNamed } from '../../../../../releases/targets.ts';
import { extractFences } from '../../../../../samples/extract.ts';
import type { WorkUnit } from '../../../../../samples/outcome.ts';
import { checkTypes } from '../../../../../samples/types.ts';
import { unitsOf } from '../../../../../samples/units.ts';
import { environmentOf } from '../../../../../tests/data/typed-environment.ts';
import { readPages } from '../../../../site/pages.ts';
import { runtimes } from '../../build/bundles.mts';
import { namesOf } from '../../build/names.mts';

const releases = runtimes().map(({ release }) => release);

/** The corpus of the sample checker, whose pages have seeded faults and none. */
const corpus: readonly WorkUnit[] = readPages('samples/corpus')
  .filter(({ path }) => /(?:good|faulty)\.mdx$/.test(path))
  .flatMap(({ path, source }) => unitsOf(extractFences(path, source).fences).units)
  .map(({ fence, file, code, siblings, entry }) => ({
    id: `${fence.path}:${fence.line}`,
    folder: `unit-${fence.path.replaceAll('/', '-')}-${fence.line}`,
    file,
    code,
    siblings,
    entry,
  }));

describe.each(releases)('on %s', (release) => {
  const environment = environmentOf(release);
  /** Shows a file with the cursor at `|`. */
  const write = (marked: string, name = 'App.tsx') => {
    environment.update([{ name, code: marked.replace('|', '') }]);
    return marked.indexOf('|');
  };

  it('completes the props of the release’s component, and no other name', () => {
    const position = write(
      "import QueryBuilder from 'react-querybuilder';\nexport default () => <QueryBuilder | />;",
    );
    const names = environment.complete('App.tsx', position).map(({ name }) => name);
    expect(names.filter((name) => name !== 'key').sort()).toEqual(
      [...namesOf(release).props].sort(),
    );
    expect(names.length).toBeGreaterThan(20);
  });

  it('forgets a file that is gone', () => {
    const app = { name: 'App.ts', code: "import { total } from './total';\n\nconsole.log(total);" };
    const messages = () => environment.check(app.name).map(({ message }) => message);
    environment.update([app, { name: 'total.ts', code: 'export const total = 1;' }]);
    expect(messages()).toEqual([]);
    environment.update([app]);
    expect(messages()).toEqual([expect.stringContaining("Cannot find module './total'")]);
  });

  it('completes globals by the start of a word in their names', () => {
    const position = write('const used = 1;\nexport default () => u|;');
    const names = environment.complete('App.tsx', position).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['used', 'undefined', 'URL', 'HTMLUListElement']));
    expect(names).not.toContain('Boolean');
    expect(names.length).toBeLessThan(500);
  });

  it('completes the names of the reader’s fields, and of operators', () => {
    const names = (query: string) => {
      const position = write(
        `import QueryBuilder, { type RuleGroupType } from 'react-querybuilder';
        export const fields = [{ name: 'total', label: 'Total' }, { name: 'note', label: 'Note' }];
        export const query: RuleGroupType = { id: 'r', combinator: 'and', rules: [${query}] };
        export default QueryBuilder;`,
      );
      return environment.complete('App.tsx', position).map(({ name }) => name);
    };
    expect(names("{ field: '|', operator: '=', value: 1 }")).toEqual(['total', 'note']);
    const operators = names("{ field: 'total', operator: '|', value: 1 }");
    if (release !== '3.12.1') expect(operators).toContain('beginsWith');
    expect(names("{ field: 'note', operator: '=', value: '|' }")).toEqual([]);
  });

  it('names an option that no overload has, unless one accepts any object', () => {
    write(
      `import { formatQuery } from 'react-querybuilder';
      formatQuery({ id: 'r', combinator: 'and', rules: [] }, { format: 'parameterized', numberParams: true });`,
      'options.ts',
    );
    const [finding] = environment.check('options.ts');
    expect(finding?.message.match(/'numberParams' does not exist in type/g)).toHaveLength(1);
    const overload = (options: string, text: string) =>
      `declare function store(options: ${options}, name: '${text}'): void;`;
    const known = ['a', 'b', 'c'].map((text) => overload('{ days: number }', text)).join('\n');
    for (const any of ['object', '{}', 'Record<string, number>']) {
      write(`${known}\n${overload(any, 'd')}\nstore({ hours: 1 }, 'e');`, 'store.ts');
      const [other] = environment.check('store.ts');
      expect([other?.code, other?.message]).toEqual([2769, expect.not.stringMatching(/exist/)]);
    }
  });

  it('finds what the sample checker finds in the corpus', () => {
    const [target] = targetsNamed(release);
    if (!target) throw new Error(`There is no ${release}.`);
    const typed = corpus.filter(({ file }) => /\.tsx?$/.test(file));
    const expected = checkTypes({ target, units: typed });
    const messages = typed.flatMap(({ id, file, code, siblings }) => {
      const others = Object.entries(siblings).map(([name, text]) => ({ name, code: text }));
      environment.update([{ name: file, code }, ...others]);
      return environment.check(file).map((finding) => {
        const line = code.slice(0, finding.from).split('\n').length;
        return `${id}+${line} TS${finding.code}`;
      });
    });
    const wanted = [...expected].flatMap(([id, { problems }]) =>
      problems.flatMap(({ line, message }) => {
        const found = /^TS\d+/.exec(message)?.[0];
        return found === undefined ? [] : [`${id}+${line} ${found}`];
      }),
    );
    expect(messages.sort()).toEqual(wanted.sort());
    expect(messages.length).toBeGreaterThan(5);
  });

  it('reports only unknown props in JavaScript', () => {
    write(
      `import QueryBuilder from 'react-querybuilder';
      const untyped = (value) => missing(value);
      export default () => <QueryBuilder fields={untyped([])} onQueryChange={() => {}} wrongProp={1} />;`,
      'App.jsx',
    );
    expect(environment.check('App.jsx').map(({ message }) => message)).toEqual([
      expect.stringContaining('wrongProp'),
    ]);
  });
});
