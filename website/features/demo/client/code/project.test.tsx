import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageOf } from '../../../../../releases/specifiers.ts';
import { missingNames } from '../../../../kits/icons.ts';
import { kits, type UiKitId, uiKits } from '../../../../kits/kits.ts';
import { kitRules } from '../../../../kits/rules.ts';
import { toKind } from '../address/query.ts';
import { dataSets } from '../data/dataSets.ts';
import { languageOf, languages } from '../languages/languages.ts';
import { defaultOptions, type OptionState, options, selectAll } from '../options.ts';
import { codeSettings, packageManagers } from '../panels/code/settings.ts';
import { defaultState } from '../state.ts';
import { installNote } from './packages.ts';
import { projectFiles } from './project.ts';
import { shownFiles } from './shown-files.ts';
import type { CodeInput } from './types.ts';

/** Within the repository, so that programs find the installed packages. */
const folder = fileURLToPath(new URL('../../../../../.cache/demo-code', import.meta.url));

const all: OptionState = {
  ...selectAll(defaultOptions),
  rightToLeft: true,
  suppressStandardClassnames: true,
  independentCombinators: true,
};

const inputOf = (changes: Partial<CodeInput['state']> = {}, kit: CodeInput['kit'] = 'plain') => {
  const start = defaultState(changes.dataSet);
  const state = { ...start, ...changes };
  const query = toKind(state.query, state.options.independentCombinators);
  return { kit, state: { ...state, query }, isTypeScript: true } satisfies CodeInput;
};

/** Uses what neither the library nor the data has. */
const foreign = {
  id: 'q',
  combinator: 'xor',
  rules: [
    { id: 'a', field: 'shoeSize', operator: 'resembles', value: null },
    { id: 'b', field: 'age', operator: '=', valueSource: 'parameter' as const, value: 'least' },
  ],
};

const switched = (id: keyof OptionState) => ({ ...defaultOptions, [id]: !defaultOptions[id] });

/** Programs by name: every kit without and with all options, every option, language and data set. */
async function inputs(): Promise<ReadonlyMap<string, CodeInput>> {
  const withTexts = languages.map(async ({ id }) => {
    const { texts } = (await languageOf(id).load?.()) ?? {};
    return [`language-${id}`, { ...inputOf({ language: id }), texts }] as const;
  });
  return new Map<string, CodeInput>([
    ...kits.map(({ id }) => [`kit-${id}`, inputOf({}, id)] as const),
    ...kits.map(({ id }) => [`kit-${id}-all`, inputOf({ options: all }, id)] as const),
    ...options.map(({ id }) => [`option-${id}`, inputOf({ options: switched(id) })] as const),
    ...dataSets.map(({ id }) => [`data-${id}`, inputOf({ dataSet: id, options: all })] as const),
    ['query-foreign', inputOf({ query: foreign })],
    ...(await Promise.all(withTexts)),
  ]);
}

let programs: ReadonlyMap<string, CodeInput>;

function write(name: string, input: CodeInput) {
  for (const [path, text] of Object.entries(projectFiles(input))) {
    const file = join(folder, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  programs = await inputs();
  for (const [name, input] of programs) {
    write(name, input);
    write(`${name}-js`, { ...input, isTypeScript: false });
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the install note names what the published add-on needs if the demo runs a stand-in', () => {
  expect(installNote(inputOf({}, 'tremor'))).toContain('@tremor/react');
  expect(installNote(inputOf({}, 'fluent'))).toContain('@fluentui/react-icons-mdl2');
  expect(installNote(inputOf())).toBe('');
});

it('a project without a kit has the base style, and kits keep their own look', () => {
  const withStyle = kits.filter(({ id }) => 'src/app.css' in projectFiles(inputOf({}, id)));
  expect(withStyle.map(({ id }) => id)).toEqual(['plain']);
  expect(projectFiles(inputOf())['src/main.tsx']).toContain(
    "import 'react-querybuilder/dist/query-builder.css';\nimport './app.css';\nimport App",
  );
});

it('a link can show each file of a program', () => {
  const { choices } = codeSettings.file;
  for (const [name, input] of programs) {
    for (const { id } of shownFiles({ input, manager: 'npm' })) expect(choices, name).toContain(id);
  }
});

it('a project installs every package that its code imports', () => {
  const missing = [...programs].flatMap(([name, input]) => {
    const { 'package.json': manifest = '', ...files } = projectFiles(input);
    const { dependencies, devDependencies } = JSON.parse(manifest);
    const imported = Object.entries(files)
      .filter(([path]) => /\.[jt]sx?$/.test(path))
      .flatMap(([, code]) => ts.preProcessFile(code).importedFiles)
      .flatMap(({ fileName }) => packageOf(fileName) ?? []);
    return imported
      .filter((one) => !(one in { ...dependencies, ...devDependencies }))
      .map((one) => `${name}: ${one}`);
  });
  expect(missing).toEqual([]);
});

describe('the written program', () => {
  it('compiles under strict, for every kit, option, language and data set', () => {
    const files = [...programs.keys()].flatMap((name) =>
      ['main.tsx', 'App.tsx', 'fields.ts'].map((file) => join(folder, name, 'src', file)),
    );
    const program = ts.createProgram(files, {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      allowImportingTsExtensions: true,
      strict: true,
      noUnusedLocals: true,
      noEmit: true,
      skipLibCheck: true,
      types: ['vite/client'],
    });
    const faults = files.flatMap((file) => {
      const source = program.getSourceFile(file);
      return [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ];
    });
    expect(
      faults.map(({ file, start, messageText }) => {
        const line = file ? ts.getLineAndCharacterOfPosition(file, start ?? 0).line + 1 : 0;
        return `${file?.fileName.replace(folder, '')}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      }),
    ).toEqual([]);
  }, 300_000);

  it.each([
    ...kits.flatMap(({ id }) => [`kit-${id}`, `kit-${id}-all`]),
    ...options.map(({ id }) => `option-${id}`),
    ...languages.map(({ id }) => `language-${id}`),
    ...dataSets.map(({ id }) => `data-${id}`),
  ])('renders the query: %s', async (name) => {
    for (const path of [`${name}/src/App.tsx`, `${name}-js/src/App.jsx`]) {
      const { default: App } = await import(/* @vite-ignore */ join(folder, path));
      const html = renderToString(createElement(App));
      expect(html, path).toContain('role="form"');
      // Each data set's query has a group within the outermost one.
      expect(html.match(/data-testid="rule-group"/g)?.length, path).toBeGreaterThan(1);
    }
  });

  it('says only what differs from the defaults', () => {
    const app = (input: CodeInput) => projectFiles(input)['src/App.tsx'] ?? '';
    const plain = app(inputOf());
    for (const { id } of options) expect(plain).not.toContain(id);
    expect(plain).toContain(
      '<QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />',
    );
    for (const { id, isProp, byDefault } of options) {
      if (!isProp) continue;
      const line = byDefault ? `${id}={false}` : `        ${id}\n`;
      expect(app(inputOf({ options: { ...all, [id]: !byDefault } })), id).toContain(line);
    }
  });

  it('has the query on screen', () => {
    const query = {
      combinator: 'or',
      rules: [{ id: 'x', field: 'age', operator: '=', value: 9007199254740993n }],
    };
    const text = projectFiles(inputOf({ query }))['src/App.tsx'];
    expect(text).toContain("{ field: 'age', operator: '=', value: 9007199254740993n }");
  });

  it('sets the variables of a theme for both modes', () => {
    const { settings } = defaultState();
    const theme = { ...settings.theme, 'border-color': 'red', 'dark-border-color': 'pink' };
    const files = projectFiles(inputOf({ settings: { ...settings, theme } }));
    const styles = files['src/styles.css'];
    expect(styles).toContain(':root {\n  --rqb-border-color: red;');
    expect(styles).toContain(
      '(prefers-color-scheme: dark) {\n  :root {\n    --rqb-border-color: pink;',
    );
  });

  it.each(Object.entries(kitRules))(
    'has the CSS rules that fix %s in the demo',
    (id, { css = '', iconCss = '', optionCss = {} }) => {
      const files = projectFiles(inputOf({ options: all }, id as UiKitId));
      const styles = files['src/styles.css'];
      for (const rules of [css, iconCss, ...Object.values(optionCss)]) {
        expect(styles).toContain(rules);
      }
    },
  );

  it.each(uiKits.filter(({ missingIcons }) => missingIcons))(
    'has the icons that the demo adds to $id for what is on screen',
    ({ id, missingIcons }) => {
      const iconsOf = (given: OptionState) => {
        const files = projectFiles(inputOf({ options: given }, id));
        const names = files['src/icons.tsx']?.matchAll(/(\w+): {/g);
        return [...(names ?? [])].map(([, name]) => name).sort();
      };
      expect(iconsOf(all)).toEqual([...missingNames(missingIcons)].sort());
      const always = missingIcons === 'all' ? ['removeGroup', 'removeRule'] : [];
      expect(iconsOf(defaultOptions)).toEqual(always);
    },
  );

  it.each(packageManagers)('makes $id accept add-ons of another release', ({ id: manager }) => {
    const packageOf = (kit: CodeInput['kit']) => {
      const files = projectFiles(inputOf({}, kit), manager);
      return JSON.parse(files['package.json'] ?? '{}');
    };
    const {
      scripts,
      dependencies,
      devDependencies,
      name,
      type,
      private: isPrivate,
      ...override
    } = packageOf('mantine');
    expect(JSON.stringify(override)).toMatch(/overrides|resolutions/);
    expect(dependencies['react-querybuilder']).toMatch(/^\d/);
    expect(Object.keys(packageOf('antd'))).toEqual([
      'name',
      'private',
      'type',
      'scripts',
      'dependencies',
      'devDependencies',
    ]);
    expect([name, type, isPrivate, Object.keys(scripts), Object.keys(devDependencies)[0]]).toEqual([
      'query-builder',
      'module',
      true,
      ['dev', 'start', 'build'],
      'vite',
    ]);
  });
});
