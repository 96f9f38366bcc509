import type { Completion, CompletionContext, CompletionSource } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { Suggestion } from '../../../frame/language/protocol';
import { type Place, placeOf } from '../completion';
import { card } from './card';
import type { Session } from './session';

/** Completes names with their types. Until these have loaded, it offers `names`, without types. */
export function typedCompletion(session: Session, names: CompletionSource): CompletionSource {
  return async (context) => {
    const place = placeOf(context);
    if (!session.isReady() || place === 'import') return names(context);
    const from = startOf(context, place);
    if (from === undefined) return null;
    const { state, pos } = context;
    const [found, untyped] = await Promise.all([
      session.ask(state, 'complete', pos),
      place === 'code' ? names(context) : null,
    ]);
    if (!found || context.aborted) return null;
    const options = found.map((suggestion) => optionOf(suggestion, session, context));
    const known = new Set(found.map(({ name }) => name));
    // Where any expression can be, names that aren't imported yet are useful too.
    const isAnywhere = found.some(({ kind }) => kind === 'keyword');
    const others = isAnywhere
      ? (untyped?.options ?? []).filter(({ label }) => !known.has(label))
      : [];
    return {
      from,
      options: [...options, ...others],
      validFor: place === 'string' ? /^[^'"`]*$/ : /^[\w$]*$/,
    };
  };
}

/** Where the name starts; `undefined` where nobody expects suggestions. */
function startOf(context: CompletionContext, place: Place): number | undefined {
  const { state, pos, explicit } = context;
  if (place === 'string') return syntaxTree(state).resolveInner(pos, -1).from + 1;
  const { from = pos } = context.matchBefore(/[\w$]+/) ?? {};
  const isAsked = explicit || from < pos || place === 'tag';
  return isAsked || state.sliceDoc(pos - 1, pos) === '.' ? from : undefined;
}

/** CodeMirror's icons for TypeScript's kinds of names. */
const icons: Readonly<Record<string, string>> = {
  'JSX attribute': 'property',
  property: 'property',
  method: 'method',
  function: 'function',
  'local function': 'function',
  const: 'constant',
  let: 'variable',
  var: 'variable',
  'local var': 'variable',
  parameter: 'variable',
  alias: 'variable',
  class: 'class',
  interface: 'interface',
  type: 'type',
  enum: 'enum',
  module: 'namespace',
  keyword: 'keyword',
  string: 'text',
};

const optionOf = (
  { name, kind, rank }: Suggestion,
  session: Session,
  { state, pos }: CompletionContext,
): Completion => ({
  label: name,
  type: icons[kind] ?? 'variable',
  boost: rank,
  info: async () => {
    const description = await session.ask(state, 'describeSuggestion', pos, name);
    return description ? card(description, undefined) : null;
  },
});
