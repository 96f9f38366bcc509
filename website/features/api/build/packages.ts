import { addOnOf, kitPath, type UiKit, uiKits } from '../../../kits/kits.ts';

export interface ApiPackage {
  readonly slug: string;
  readonly name: string;
  readonly purpose: string;
  readonly demo?: string;
  /** Page of the docs that introduces it, below a version's base path. */
  readonly doc: string;
  /**
   * Whether the package's own exports are below `index`, next to its other entry points:
   * `/api/react-querybuilder/index/functions/add`, but `/api/antd/functions/AntDValueEditor`.
   */
  readonly hasIndex?: boolean;
  /** What its entry points are for, by their name; `index` is the package itself. */
  readonly entries?: Readonly<Record<string, string>>;
  /**
   * Entry points that repeat the exports of another one, by name: their symbols have their page
   * there. For `async` and `history`, the bundler repeats the declarations of the types they use.
   */
  readonly repeats?: Readonly<Record<string, string>>;
  /**
   * Types of the package whose declarations don't show their members, by name: the same type with
   * arguments that let the compiler expand it.
   */
  readonly expanded?: Readonly<Record<string, string>>;
}

const ofKit = (kit: UiKit): ApiPackage => ({
  slug: kit.id,
  name: addOnOf(kit),
  purpose: kit.purpose,
  demo: kitPath(kit.id),
  doc: 'compat',
});

const native: ApiPackage = {
  slug: 'native',
  name: '@react-querybuilder/native',
  purpose: 'The builder and its controls for React Native.',
  doc: 'compat',
};

/** All packages, in the order of `/api`, which leaves out those that aren't installed. */
export const packages: readonly ApiPackage[] = [
  {
    slug: 'react-querybuilder',
    name: 'react-querybuilder',
    purpose:
      'The query builder, its components, hooks, and types, and the utilities that export, import, validate, and change queries.',
    demo: '/demo',
    doc: 'intro',
    hasIndex: true,
    entries: {
      index: 'The components, hooks, query tools, export functions, and types.',
      formatQuery: 'Exports queries without React or components.',
      transformQuery: 'Rewrites a query, node by node.',
      parseCEL: 'Imports CEL expressions.',
      parseJSONata: 'Imports JSONata expressions.',
      parseJsonLogic: 'Imports JsonLogic rules.',
      parseMongoDB: 'Imports MongoDB filters.',
      parseSpEL: 'Imports SpEL expressions.',
      parseSQL: 'Imports SQL `WHERE` clauses.',
      parseCypher: 'Imports Cypher `WHERE` clauses.',
      parseGremlin: 'Imports Gremlin traversals.',
      parseSPARQL: 'Imports SPARQL filters.',
      async: 'Loads option lists asynchronously.',
      history: 'Adds undo and redo.',
      debug: 'The same exports as the package root, in a build with more log messages.',
    },
    repeats: { debug: 'index', async: 'index', history: 'index' },
    expanded: {
      QueryBuilderProps:
        'QueryBuilderProps<RuleGroupType, FullField, FullOperator, FullCombinator>',
    },
  },
  ...[...uiKits.map(ofKit), native].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
  {
    slug: 'dnd',
    name: '@react-querybuilder/dnd',
    purpose: 'Drag and drop for rules and groups, with the library of your choice.',
    doc: 'dnd',
    entries: {
      'react-dnd': 'The adapter for React DnD.',
      'dnd-kit': 'The adapter for dnd kit.',
      'pragmatic-dnd': 'The adapter for Pragmatic drag and drop.',
    },
  },
  {
    slug: 'datetime',
    name: '@react-querybuilder/datetime',
    purpose: 'Exports dates and times in a form that each query language understands.',
    doc: 'datetime',
    hasIndex: true,
    entries: {
      index: 'Processors that take the date library as an argument.',
      'date-fns': 'The processors with date-fns.',
      dayjs: 'The processors with Day.js.',
      jsdate: 'The processors with JavaScript’s `Date`.',
      luxon: 'The processors with Luxon.',
    },
  },
];
