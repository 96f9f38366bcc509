import { isRuleGroup } from 'react-querybuilder';

/** A value as JSON, in which bigints are strings and rules have no ids. */
export const valueJson = (value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) => {
    if (typeof part === 'bigint') return `${part}`;
    return key === 'id' && isRuleGroup(value) ? undefined : part;
  });
