import { UserError } from '../user-error.ts';
import { answerWith } from './answer.ts';
import type { QueryQuestion } from './query-protocol.ts';

type Engine = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

answerWith<QueryQuestion>(async (question) => {
  const engine: Engine = await import(question.engine);
  const name = question.kind === 'export' ? 'formatQuery' : question.parser;
  const run = engine[name];
  if (!run) throw new UserError(`This release doesn't have ${name}.`);
  const result =
    question.kind === 'export' ? run(question.query, question.options) : run(question.text);
  // Formats for query builders return functions, which can't be sent.
  if (typeof result === 'function') {
    throw new UserError(
      'This format returns a function for a query builder, so there is no text to show. See the page about exports.',
    );
  }
  return typeof result === 'string'
    ? result
    : JSON.stringify(
        result,
        (_key, value) => (typeof value === 'bigint' ? String(value) : value),
        2,
      );
});
