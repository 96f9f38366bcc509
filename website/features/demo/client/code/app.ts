import { closingTag } from '../../../../kits/kits.ts';
import { languageOf } from '../languages/languages.ts';
import { layoutClasses, options } from '../options.ts';
import { print } from '../panels/parts/print.ts';
import { combinatorList } from '../shared/fields.ts';
import { lackingIcons } from './icons.ts';
import { sortedImports } from './imports.ts';
import { kitCode } from './kit-code.ts';
import type { CodeInput } from './types.ts';
import { vocabularyIn } from './vocabulary.ts';

interface Piece {
  readonly imports?: readonly string[];
  readonly setup?: readonly string[];
  readonly around?: readonly string[];
  readonly props?: readonly string[];
  readonly below?: readonly string[];
}

/** The app's module: the builder as it is on screen. `hasStyles` adds the import of its stylesheet. */
export function appModule(input: CodeInput, hasStyles: boolean): string {
  const pieces = piecesOf(input);
  const all = (key: keyof Piece) => pieces.flatMap((piece) => piece[key] ?? []);
  const type = queryType(input);
  const { stylesheets = [] } = kitCode[input.kit];
  return [
    `import { useState } from 'react';`,
    ...sortedImports([`import { QueryBuilder } from 'react-querybuilder';`, ...all('imports')]),
    ...(input.isTypeScript ? [`import type { ${type} } from 'react-querybuilder';`] : []),
    `import { fields } from './fields';`,
    ...(lackingIcons(input).length > 0 ? [`import { icons } from './icons';`] : []),
    ...(input.texts ? [`import { combinators, operators, translations } from './texts';`] : []),
    ...[...stylesheets, 'react-querybuilder/dist/query-builder.css'].map(
      (path) => `import '${path}';`,
    ),
    ...(hasStyles ? [`import './styles.css';`] : []),
    '',
    `const startQuery${input.isTypeScript ? `: ${type}` : ''} = ${print(withoutIds(input.state.query))};`,
    '',
    ...all('setup').flatMap((line) => [line, '']),
    ...components(input, all('around'), all('props'), all('below')),
    '',
  ].join('\n');
}

/** A kit's provider would render all of the kit's controls again if the state were in its component. */
function components(
  { kit }: CodeInput,
  around: readonly string[],
  props: readonly string[],
  below: readonly string[],
): readonly string[] {
  const state = ['const [query, setQuery] = useState(startQuery);', ''];
  const builder = [...builderElement(props), ...below];
  const content = below.length > 0 ? ['<>', ...indent(2, builder), '</>'] : builder;
  if (kitCode[kit].around.length === 0) {
    return component('export default function App', state, wrapped(around, content));
  }
  return [
    ...component('function Builder', state, content),
    '',
    '// The state is in a component of its own, so that an edit doesn’t render the providers again.',
    ...component('export default function App', [], wrapped(around, ['<Builder />'])),
  ];
}

const component = (head: string, body: readonly string[], content: readonly string[]) => [
  `${head}() {`,
  ...indent(2, [...body, 'return (', ...indent(2, content), ');']),
  '}',
];

const queryType = ({ state }: CodeInput) =>
  state.options.independentCombinators ? 'RuleGroupTypeIC' : 'RuleGroupType';

function piecesOf(input: CodeInput): readonly Piece[] {
  const { options: chosen } = input.state;
  return [
    directionPiece(input),
    kitPiece(input),
    ...(chosen.enableDragAndDrop ? [dragAndDrop] : []),
    ...(chosen.showUndoRedo ? [undoRedo] : []),
    flagPiece(input),
    classPiece(input),
    ...(chosen.parseNumbers ? [{ props: ['parseNumbers="strict-limited"'] }] : []),
    ...(chosen.validateQuery ? [validation] : []),
    ...(input.texts ? [texts] : []),
    ...vocabularyPieces(input),
    ...(chosen.useDateTimePackage ? [dateTime(input)] : []),
  ];
}

/** The prop for icons is on the add-on's element, which is the innermost. */
function kitPiece(input: CodeInput): Piece {
  const code = kitCode[input.kit];
  if (lackingIcons(input).length === 0) return code;
  const { around } = code;
  return { ...code, around: [...around.slice(0, -1), `${around.at(-1)} translations={icons}`] };
}

const dragAndDrop: Piece = {
  imports: [
    `import * as DndKit from '@dnd-kit/core';`,
    `import { QueryBuilderDnD } from '@react-querybuilder/dnd';`,
    `import { createDndKitAdapter } from '@react-querybuilder/dnd/dnd-kit';`,
  ],
  setup: ['const dnd = createDndKitAdapter(DndKit);'],
  around: ['QueryBuilderDnD dnd={dnd}'],
};

const undoRedo: Piece = {
  imports: [`import { QueryBuilderHistory } from 'react-querybuilder/history';`],
  around: ['QueryBuilderHistory'],
};

const validation: Piece = {
  imports: [`import { defaultValidator } from 'react-querybuilder';`],
  props: ['validator={defaultValidator}'],
};

const texts: Piece = {
  props: ['translations={translations}', 'operators={operators}', 'combinators={combinators}'],
};

/** What a query uses besides fields and operators, which their module has. */
function vocabularyPieces({ state, texts: given }: CodeInput): readonly Piece[] {
  const { combinators, parameters } = vocabularyIn(state);
  const list = parameters.map((name) => ({ name, label: name }));
  return [
    ...(combinators.length > 0 && !given
      ? [
          {
            setup: [`const combinators = ${print(combinatorList(combinators))};`],
            props: ['combinators={combinators}'],
          },
        ]
      : []),
    ...(parameters.length > 0
      ? [
          {
            setup: [`const getParameters = () => ${print(list)};`],
            props: ['getParameters={getParameters}'],
          },
        ]
      : []),
  ];
}

/** The package affects only exports, so the program shows one. */
const dateTime = ({ state }: CodeInput): Piece => ({
  imports: [
    `import { datetimeRuleProcessorSQL } from '@react-querybuilder/datetime/dayjs';`,
    `import { formatQuery } from 'react-querybuilder';`,
  ],
  below: [
    '<pre>',
    '  {formatQuery(query, {',
    "    format: 'sql',",
    '    fields,',
    ...(state.options.parseNumbers ? ["    parseNumbers: 'strict-limited',"] : []),
    '    ruleProcessor: datetimeRuleProcessorSQL,',
    '  })}',
    '</pre>',
  ],
});

function flagPiece({ state }: CodeInput): Piece {
  const changed = options.filter(
    ({ id, isProp, byDefault }) => isProp && state.options[id] !== byDefault,
  );
  return { props: changed.map(({ id, byDefault }) => (byDefault ? `${id}={false}` : id)) };
}

function classPiece({ state }: CodeInput): Piece {
  const classes = layoutClasses(state.options);
  if (classes.length === 0) return {};
  return {
    setup: [`const controlClassnames = { queryBuilder: '${classes.join(' ')}' };`],
    props: ['controlClassnames={controlClassnames}'],
  };
}

function directionPiece({ state, texts: given }: CodeInput): Piece {
  const isRightToLeft =
    state.options.rightToLeft || (given && languageOf(state.language).direction === 'rtl');
  const attributes = [
    ...(isRightToLeft ? ['dir="rtl"'] : []),
    ...(given ? [`lang="${state.language}"`] : []),
  ];
  return attributes.length > 0 ? { around: [`div ${attributes.join(' ')}`] } : {};
}

function wrapped(around: readonly string[], content: readonly string[]): readonly string[] {
  const [outer, ...inner] = around;
  if (outer === undefined) return content;
  return [`<${outer}>`, ...indent(2, wrapped(inner, content)), `<${closingTag(outer)}>`];
}

function builderElement(props: readonly string[]): readonly string[] {
  const all = ['fields={fields}', 'query={query}', 'onQueryChange={setQuery}', ...props];
  const line = `<QueryBuilder ${all.join(' ')} />`;
  return line.length < 80 ? [line] : ['<QueryBuilder', ...indent(2, all), '/>'];
}

const indent = (spaces: number, lines: readonly string[]) =>
  lines.map((line) => (line ? ' '.repeat(spaces) + line : line));

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== 'id' && inner !== undefined)
      .map(([key, inner]) => [key, withoutIds(inner)]),
  );
}
