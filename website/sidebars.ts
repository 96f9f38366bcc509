import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** A tip, or one that leads to more. */
type Tip =
  | string
  | {
      readonly label: string;
      readonly description: string;
      readonly page: string;
      readonly pages: readonly string[];
    };

const itemOf = (tip: Tip) =>
  typeof tip === 'string'
    ? `tips/${tip}`
    : {
        type: 'category' as const,
        label: tip.label,
        description: tip.description,
        link: { type: 'doc' as const, id: `tips/${tip.page}` },
        items: tip.pages.map((page) => `tips/${page}`),
      };

/** A category with a page that describes what is in it. */
const category = <Item>(label: string, description: string, items: Item[]) => ({
  type: 'category' as const,
  label,
  link: { type: 'generated-index' as const, description },
  items,
});

/** A group of tips, which the page of all tips describes. */
const tips = (label: string, description: string, pages: readonly Tip[]) => ({
  ...category(label, description, pages.map(itemOf)),
  description,
});

/** The sidebar of Next and, while they share their pages, of the latest version. Older ones have theirs in `versioned_sidebars/`. */
const sidebars: SidebarsConfig = {
  docs: [
    'intro',
    category('Components', 'The builder, its props, and each control that you can replace.', [
      'components/querybuilder',
      'components/querybuilder-controlelements',
      'components/rulegroup',
      'components/rule',
      'components/valueeditor',
      'components/valueselector',
      'components/actionelement',
      'components/nottoggle',
      'components/inlinecombinator',
      'components/shiftactions',
      'components/draghandle',
      'components/matchmodeeditor',
      'components/undoredoactions',
    ]),
    category('Styling', 'Stylesheets, CSS variables, layouts, and class names.', [
      'styling/overview',
      'styling/classnames',
    ]),
    category('Utilities', 'Functions and hooks that export, import, validate, and edit queries.', [
      'utils/export',
      'utils/import',
      'utils/round-trips',
      'utils/validation',
      'utils/query-tools',
      'utils/query-management',
      'utils/hooks',
      'utils/misc',
      'utils/datetime',
      'utils/framework-adapters',
    ]),
    category('Tips & tricks', 'Each page covers one task and includes a complete program.', [
      tips(
        'Set up in your app',
        'Frameworks, forms, state, component libraries, languages, and speed.',
        [
          'frameworks',
          'forms',
          'app-state',
          'tanstack-table',
          {
            label: 'Component libraries',
            description:
              'Control elements for Radix, shadcn/ui, Base UI, React Aria, Headless UI, PrimeReact, and Tailwind.',
            page: 'component-libraries',
            pages: [
              'with-radix',
              'with-shadcn',
              'with-base-ui',
              'with-react-aria',
              'with-headless-ui',
              'with-primereact',
              'with-tailwind',
            ],
          },
          'languages',
          'common-mistakes',
          'maximizing-performance',
        ],
      ),
      tips(
        'Fields, operators, values',
        'What people can choose in a rule, and the controls they choose it with.',
        [
          'showcase',
          'managing-fields',
          'managing-operators',
          'option-lists',
          'async-option-lists',
          'custom-with-fallback',
          'custom-editors-by-kit',
          'selects-and-date-pickers',
          'units',
          'conditional-fields',
          'fields-in-levels',
          'nested-fields',
          'field-permissions',
          'subqueries',
          'parameter-manager',
        ],
      ),
      tips(
        'Behavior of the builder',
        'Buttons of your own, undo, limits, and changes to any part of a query.',
        [
          'external-controls',
          'undo-redo',
          'language-model',
          'limit-groups',
          'arbitrary-updates',
          'adding-removing-query-properties',
          'path',
        ],
      ),
      tips(
        'Databases and servers',
        'Checking a query on a server, and turning it into SQL or a filter.',
        [
          'server-queries',
          'orms',
          'custom-bind-variables',
          'server-languages',
          'custom-export-formats',
        ],
      ),
      tips(
        'Store, share, compare queries',
        'Queries in a database, under a name, in a link, and side by side.',
        ['stored-queries', 'saved-filters', 'query-in-url', 'compare-queries'],
      ),
      tips(
        'Coming from another library',
        'A comparison, and functions that convert what you have.',
        [
          'comparison',
          'migrate-from-raqb',
          'migrate-from-jquery-querybuilder',
          'mui-x-filter-model',
          'ag-grid-filter-model',
        ],
      ),
    ]),
    'costs',
    'compat',
    'dnd',
    'datetime',
    'packages',
    'accessibility',
    'typescript',
    'testing',
    'assistants',
    'buildless',
    'migrate',
  ],
};

export default sidebars;
