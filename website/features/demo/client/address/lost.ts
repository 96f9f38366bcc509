import type { Lost } from './query.ts';

const sentences: Readonly<Record<keyof Lost, (count: number) => string>> = {
  nodes: (count) =>
    count === 1
      ? 'One rule or group isn’t shown because it isn’t valid, or because the query is too large.'
      : `${count} rules and groups aren’t shown because they aren’t valid, or because the query is too large.`,
  properties: (count) =>
    count === 1
      ? 'One property isn’t kept because its name or value isn’t allowed.'
      : `${count} properties aren’t kept because their names or values aren’t allowed.`,
  combinators: (count) =>
    count === 1
      ? 'One combinator is missing or out of place; the query uses “and” where one is missing.'
      : `${count} combinators are missing or out of place; the query uses “and” where one is missing.`,
  ids: (count) =>
    count === 1
      ? 'One rule or group has a new id because its id isn’t valid, or because another one has it.'
      : `${count} rules and groups have new ids because theirs aren’t valid, or because others have them.`,
};

/** Says what `readQuery` couldn't keep; empty if it kept everything. */
export const lostSentences = (lost: Readonly<Lost>): readonly string[] =>
  (['nodes', 'properties', 'combinators', 'ids'] as const)
    .filter((part) => lost[part] > 0)
    .map((part) => sentences[part](lost[part]));
