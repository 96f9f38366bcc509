/**
 * What works otherwise after a major step, as seen on the releases themselves. A comparison of the
 * types cannot tell it: most of what it reports as changed is notation. Code stands between backticks.
 */
export const reviewedChanges: Readonly<Record<string, readonly string[]>> = {
  '3-to-4': [
    'A builder with `query` shows a change only when the new query comes back as a prop. In v3 it kept a copy of its own. `defaultQuery` is for builders that keep the query themselves.',
    '`findRule` looked for an id; `findPath` looks for a path.',
    'The second argument of `onAddRule` and `onAddGroup` is the path of the parent; it was its id.',
    'The methods of `schema` take paths where they took ids, and `getLevel` is gone. From 4.4 what changes a query is in `actions`.',
    'A clone comes right after the original; it came at the end of the group.',
    '`formatQuery` writes `mongodb` as JSON that `JSON.parse` accepts.',
  ],
  '4-to-5': [
    'Drag and drop moved to `@react-querybuilder/dnd`. Without its `QueryBuilderDnD` around the builder, handles appear but nothing can be dragged.',
    'A `defaultQuery` without ids gets them, on every level, and `onQueryChange` reports them.',
    '`prepareRuleGroup` leaves `not` as it is; v4 made it a boolean.',
    '`formatQuery` writes `mongodb` shorter: no needless `$eq` and `$and`.',
    '`parseJsonLogic` leaves out `not` for a single rule; v4 wrote `not: false`.',
  ],
  '5-to-6': [
    'The operators `between` and `notBetween` have two editors; they had one text input.',
    '`add`, `remove`, `update` and `move` return the same query when a path leads nowhere. In v5 they threw.',
    'The exports `c` and `version`, and the UMD build, are gone.',
  ],
  '6-to-7': [
    'React 18 is the oldest that works.',
    'Parsers are imported from their own entry points, such as `react-querybuilder/parseSQL`.',
    'The prop `independentCombinators` is ignored: the form of `query` or `defaultQuery` decides.',
    '`QueryBuilderProps` needs its four type arguments: query, field, operator and combinator.',
    '`RuleGroupTypeIC` refuses `combinator`.',
    '`useQueryBuilder` throws outside a `QueryBuilderStateProvider`.',
    '`useStopEventPropagation` takes one function; it took an object of them.',
    'The format `json_without_ids` leaves out `id` and `path` and keeps all other properties. It kept those of a fixed list.',
    'The format `jsonlogic` writes a nested group with one rule as a group. It wrote the rule alone.',
  ],
  '7-to-8': [
    'All functions, components and constants of 7.7.1 are in 8.24.1; only three types were renamed or dropped.',
    '`parseSpEL` and `parseJSONata` need `spel2js` and `jsonata` installed.',
    'The format `mongodb` writes an inverted group as `$nor`; 7.7.1 ignored `not`.',
    'The selectors are called Field, Operator and Combinator; they were called Fields, Operators and Combinators.',
    '`update` takes several properties at once.',
  ],
};
