/**
 * What works differently after a major upgrade, as seen on the releases themselves. A comparison of
 * the types can't show that, because most of the changes it reports are notation. Backticks enclose
 * code.
 */
export const reviewedChanges: Readonly<Record<string, readonly string[]>> = {
  '3-to-4': [
    'A builder with `query` shows a change only after you pass the new query back as a prop. In v3, it kept its own copy. Use `defaultQuery` if the builder should store the query.',
    '`findPath` replaces `findRule`. It looks up a path instead of an id.',
    'The second argument of `onAddRule` and `onAddGroup` is the path of the parent instead of its id.',
    'The methods of `schema` take paths instead of ids, and `getLevel` is gone. Since 4.4, the methods that change a query are in `actions`.',
    'A clone is inserted right after the original instead of at the end of the group.',
    'With the format `mongodb`, `formatQuery` returns JSON that `JSON.parse` accepts.',
  ],
  '4-to-5': [
    "Drag and drop moved to `@react-querybuilder/dnd`. If you don't wrap the builder in `QueryBuilderDnD`, handles appear but nothing can be dragged.",
    'The builder adds missing ids on every level of `defaultQuery`, and `onQueryChange` reports them.',
    '`prepareRuleGroup` leaves `not` unchanged. In v4, it converted `not` to a boolean.',
    'With the format `mongodb`, `formatQuery` leaves out unneeded `$eq` and `$and`.',
    '`parseJsonLogic` leaves out `not` for a single rule. In v4, it wrote `not: false`.',
  ],
  '5-to-6': [
    'The operators `between` and `notBetween` render two editors instead of one text input.',
    '`add`, `remove`, `update`, and `move` return the same query if nothing is at the path. In v5, they threw an error.',
    'The exports `c` and `version` and the UMD build are gone.',
  ],
  '6-to-7': [
    'The oldest React version that works is 18.',
    'You import parsers from their own entry points, such as `react-querybuilder/parseSQL`.',
    'The prop `independentCombinators` is ignored. The type of `query` or `defaultQuery` decides instead.',
    '`QueryBuilderProps` requires four type arguments: query, field, operator, and combinator.',
    "`RuleGroupTypeIC` doesn't allow `combinator`.",
    '`useQueryBuilder` throws outside a `QueryBuilderStateProvider`.',
    '`useStopEventPropagation` takes one function instead of an object of functions.',
    'The format `json_without_ids` leaves out `id` and `path` and keeps all other properties. In v6, it kept only the properties in a fixed list.',
    'The format `jsonlogic` writes a nested group with one rule as a group. In v6, it wrote only the rule.',
  ],
  '7-to-8': [
    'Release 8.24.1 still exports every function, component, and constant of 7.7.1. Only three types were renamed or dropped.',
    'You have to install `spel2js` for `parseSpEL` and `jsonata` for `parseJSONata`.',
    'The format `mongodb` writes an inverted group as `$nor`. Release 7.7.1 ignored `not`.',
    'The titles of the selectors are Field, Operator, and Combinator. They were Fields, Operators, and Combinators.',
    '`update` accepts several properties at once.',
  ],
};
