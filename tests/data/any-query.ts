import fc from 'fast-check';
import {
  defaultMatchModes,
  defaultOperators,
  type RuleGroupTypeAny,
  type RuleType,
} from 'react-querybuilder';

/** Names that aren't the library's own properties, and don't change how objects act. */
const ownNames = fc.constantFrom('note', 'colSpan', 'data-x', 'ünï', 'combinators', '0');

const data = fc.jsonValue({ maxDepth: 2 }).map(
  // Without the library's way to write a bigint as JSON, and without names that `readQuery` refuses.
  (value) =>
    JSON.parse(
      JSON.stringify(value).replaceAll(
        /"(?:__proto__|constructor|hasOwnProperty|prototype|toString|valueOf|\$bigint)":/g,
        '"x":',
      ),
    ),
);
const bigInt = fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n });
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const flags = { disabled: sometimes(fc.boolean()), muted: sometimes(fc.boolean()) };
const others = fc.dictionary(ownNames, data, { maxKeys: 2 });

const operators = [...defaultOperators.map(({ name }) => String(name)), '~', 'resembles'];

/**
 * Any query that the library accepts, with ids: both kinds of groups in any mix, any combinator,
 * operator, and value, parameters, flags, rules about the items of lists, and further properties.
 * Rules use `fields`, and one that no data has.
 */
export function anyQuery(fields: readonly string[]): fc.Arbitrary<RuleGroupTypeAny> {
  const { group } = fc.letrec<{ group: RuleGroupTypeAny; rule: RuleType }>(
    (tie) =>
      ({
        rule: fc
          .record({
            others,
            field: fc.constantFrom(...fields, '~', 'unknown'),
            operator: fc.constantFrom(...operators),
            valueSource: sometimes(fc.constantFrom('value', 'field', 'parameter')),
            match: sometimes(
              fc.record({
                mode: fc.constantFrom(...defaultMatchModes.map(({ name }) => String(name))),
                threshold: fc.nat(),
              }),
            ),
            value: fc.oneof(
              { depthSize: 'small' },
              data,
              bigInt,
              fc.array(fc.oneof(data, bigInt), { maxLength: 3 }),
              fc.constant(undefined),
              tie('group'),
            ),
            ...flags,
          })
          .map(({ others, ...rule }) => defined({ ...others, ...rule })),
        group: fc
          .record({
            others,
            combinator: sometimes(fc.constantFrom('and', 'or', 'xor', 'AND', 'OR', 'nand')),
            not: sometimes(fc.boolean()),
            ...flags,
            nodes: fc.array(
              fc.tuple(
                fc.constantFrom('and', 'or', 'xor', 'OR'),
                fc.oneof({ depthSize: 'small' }, tie('rule'), tie('group')),
              ),
              { maxLength: 4 },
            ),
          })
          .map(({ others, nodes, ...group }) => ({
            ...defined({ ...others, ...group }),
            rules: nodes.flatMap(([between, node], index) =>
              group.combinator === undefined && index > 0 ? [between, node] : [node],
            ),
          })),
      }) as never,
  );
  return group.map((query) => withIds(query, 'n') as RuleGroupTypeAny);
}

const defined = (properties: object) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));

/** Ids as programs give them: words, and letters that need care in addresses. */
function withIds(node: unknown, id: string): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const { rules, value } = node as { rules?: unknown[]; value?: { rules?: unknown } };
  return {
    ...node,
    id,
    ...(rules && { rules: rules.map((item, index) => withIds(item, `${id}/${index} &é`)) }),
    ...(Array.isArray(value?.rules) && { value: withIds(value, `${id}:`) }),
  };
}
