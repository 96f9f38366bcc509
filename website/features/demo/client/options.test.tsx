import { renderToString } from 'react-dom/server';
import { QueryBuilder, type RuleGroupProps } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { options } from './options.ts';

it('starts with the library’s own defaults, so that code need not name them', () => {
  let schema: Readonly<Record<string, unknown>> = {};
  const ruleGroup = (props: RuleGroupProps) => {
    schema = props.schema as never;
    return null;
  };
  renderToString(<QueryBuilder controlElements={{ ruleGroup }} />);
  const known = options.filter(({ id }) => id in schema);
  expect(known.length).toBeGreaterThan(14);
  for (const { id, byDefault } of known) {
    // `parseNumbers` may also be a word.
    expect(Boolean(schema[id]), id).toBe(byDefault);
  }
});
