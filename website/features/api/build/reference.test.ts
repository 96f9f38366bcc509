import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { latest } from '../../../../releases/versions.ts';
import { repositoryDir } from '../../../site/pages.ts';
import type { SymbolPageData } from '../page-data.ts';
import { type ApiEntry, type Catalogue, exportCount } from './model/catalogue.ts';
import { createReference } from './reference.ts';

const reference = createReference('');
let catalogue: Catalogue;
const pages = new Map<string, SymbolPageData>();

beforeAll(async () => {
  catalogue = await reference.catalogue();
  for (const symbol of catalogue.symbols) pages.set(symbol.path, await reference.pageOf(symbol));
}, 120_000);

const page = (path: string): SymbolPageData => {
  const found = pages.get(path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found;
};

const entriesOf = (slug: string): readonly ApiEntry[] =>
  catalogue.entries.filter((entry) => entry.package.slug === slug);

const namesOf = ({ symbols, repeated }: ApiEntry): readonly string[] =>
  [...symbols, ...repeated].map(({ name }) => name).sort();

const isType = (group: string) => group === 'interfaces' || group === 'type-aliases';

/** What the compiler finds in a module, by its specifier. */
function exportsOf(specifiers: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const file = join(repositoryDir, 'exports.test-entry.ts');
  const source = specifiers.map((one, index) => `import * as m${index} from '${one}';`).join('\n');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const statements = program.getSourceFile(file)?.statements ?? [];
  return new Map(
    specifiers.map((specifier, index) => {
      const statement = statements[index] as ts.ImportDeclaration;
      const module = checker.getSymbolAtLocation(statement.moduleSpecifier);
      const names = module ? checker.getExportsOfModule(module).map(({ name }) => name) : [];
      return [specifier, names.filter((name) => name !== 'default').sort()];
    }),
  );
}

describe('the library', () => {
  it('has a page for each name that its entry points export, and none twice', () => {
    const entries = entriesOf('react-querybuilder');
    const expected = exportsOf(entries.map(({ specifier }) => specifier));
    expect(entries).toHaveLength(15);
    for (const entry of entries) {
      expect(namesOf(entry), entry.specifier).toEqual(expected.get(entry.specifier));
      for (const { path } of entry.repeated) expect(pages.has(path)).toBe(true);
    }
  }, 60_000);

  it('lists everything that exists at run time, and nothing else, as functions, classes, and variables', async () => {
    const [index] = entriesOf('react-querybuilder');
    const values = index?.symbols.filter(({ kind }) => !isType(kind.group)).map(({ name }) => name);
    const keys = Object.keys(await import('react-querybuilder')).filter((key) => key !== 'default');
    expect(values?.sort()).toEqual(keys.sort());
  });

  it.each([
    '/api/react-querybuilder/index/interfaces/ValueSourceSelectorProps',
    '/api/react-querybuilder/index/type-aliases/AccessibleDescriptionGenerator',
    '/api/react-querybuilder/index/type-aliases/WithUnknownIndex',
    '/api/react-querybuilder/index/functions/add',
    '/api/react-querybuilder/index/variables/celCombinatorMap',
    '/api/react-querybuilder/index/variables/defaultCombinators',
    '/api/react-querybuilder/index/variables/defaultOperators',
    '/api/react-querybuilder/index/variables/defaultTranslations',
    '/api/react-querybuilder/index/variables/groupInvalidReasons',
    '/api/react-querybuilder/index/variables/standardClassnames',
    '/api/react-querybuilder/parseCEL/functions/parseCEL',
    '/api/react-querybuilder/transformQuery/functions/transformQuery',
    '/api/react-querybuilder/transformQuery/interfaces/TransformQueryOptions',
  ])('has a page at %s', (path) => {
    expect(pages.has(path)).toBe(true);
  });

  it.each([
    ['type-aliases/QueryBuilderProps', 'Properties'],
    ['functions/QueryBuilder', 'Props'],
  ])('%s lists the 64 props, each with type and description', (path, title) => {
    const { sections } = page(`/api/react-querybuilder/index/${path}`);
    const rows = sections.find((section) => section.title === title)?.rows ?? [];
    expect(rows).toHaveLength(64);
    for (const { name, types, description, deprecated } of rows) {
      expect(types.join(''), name).not.toBe('');
      expect(description || deprecated, name).toBeTruthy();
    }
  });

  it('lists no member twice', () => {
    const repeating = [...pages].filter(([, { sections }]) => {
      const ids = sections.flatMap(({ rows }) => rows.map(({ id }) => id));
      return new Set(ids).size < ids.length;
    });
    expect(repeating.map(([path]) => path)).toEqual([]);
  });

  it('keeps the names of constraints that the compiler spells out', () => {
    const { signatures } = page('/api/react-querybuilder/index/functions/ValueEditor');
    expect(signatures.join('').length).toBeLessThan(1000);
    expect(signatures.join('')).toContain('type-aliases/FullField">FullField</a>');
  });

  it('leaves out arguments that are defaults', () => {
    const [signature = ''] = page('/api/react-querybuilder/index/functions/add').signatures;
    expect(signature.replace(/<[^>]+>/g, '')).toBe(
      [
        'function add&lt;RG extends RuleGroupTypeAny>(',
        '  query: RG,',
        '  ruleOrGroup: RuleType | RG,',
        '  parentPathOrID: string | Path,',
        '  options?: AddOptions,',
        '): RG',
      ].join('\n'),
    );
  });

  it('says which release added a symbol, and which members are new', () => {
    expect(page('/api/react-querybuilder/index/functions/add').since).toBe('4');
    const { sections } = page('/api/react-querybuilder/index/type-aliases/QueryBuilderProps');
    const rows = sections.flatMap((section) => section.rows);
    expect(rows.find(({ name }) => name === 'maxLevels')).toMatchObject({
      since: '8.8',
      instead: 'return false from onAddGroup',
    });
    expect(rows.find(({ name }) => name === 'fields')?.since).toBeUndefined();
  });
});

describe('links', () => {
  it('are wherever a declaration or a row names an exported type of the library', () => {
    const exported = new Set(entriesOf('react-querybuilder')[0]?.symbols.map(({ name }) => name));
    const missed = [...pages].flatMap(([path, one]) => {
      const parameters = new Set(
        one.sections.flatMap(({ title, rows }) =>
          title === 'Type parameters' ? rows.map(({ name }) => name) : [],
        ),
      );
      const codes = [
        ...one.signatures,
        ...one.sections.flatMap(({ rows }) => rows.flatMap(({ types }) => types)),
      ];
      return codes
        .flatMap(
          (html) =>
            html
              .replace(/<a [^>]*>[^<]*<\/a>|<span[^>]*>[^<]*<\/span>/g, ' ')
              .match(/\b[A-Z]\w{4,}\b(?!\??:)/g) ?? [],
        )
        .filter((name) => exported.has(name) && !parameters.has(name))
        .map((name) => `${path}: ${name}`);
    });
    expect(missed).toEqual([]);
  });
});

describe('packages', () => {
  it('are the installed ones, each with its release', () => {
    const { addons } = latest;
    for (const [name, version] of Object.entries(addons)) {
      const found = catalogue.packages.find((one) => one.package.name === name);
      expect(found?.package.version, name).toBe(version);
    }
    const { version } = JSON.parse(
      readFileSync(join(repositoryDir, 'node_modules/react-querybuilder/package.json'), 'utf8'),
    );
    expect(catalogue.packages[0]?.package.version).toBe(version);
  });
});

it('counts a name once if several entry points export it', () => {
  const entries = entriesOf('react-querybuilder');
  const each = entries.map((entry) => exportCount([entry]));
  expect(exportCount(entries)).toBeGreaterThanOrEqual(Math.max(...each));
  expect(exportCount(entries)).toBeLessThan(each.reduce((sum, count) => sum + count) / 1.5);
});
