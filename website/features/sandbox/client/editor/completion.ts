import type { Completion, CompletionContext, CompletionSource } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { loadedOnce } from '../../../../src/components/loadedOnce';
import { own } from '../../../../src/components/own';
import { playJson, playManifest } from '../preview/files';

/** The names in a release; `names-<release>.json`, which the sandbox's build writes. */
interface ReleaseNames {
  readonly exports: readonly string[];
  readonly props: readonly string[];
}

interface Offers {
  readonly exports: readonly Completion[];
  readonly props: readonly Completion[];
  readonly specifiers: readonly Completion[];
}

/** Completes the library's names, `QueryBuilder`'s props and what can be imported, without TypeScript. */
export function libraryNames(release: string): CompletionSource {
  return async (context) => {
    const place = placeOf(context);
    const word = context.matchBefore(place === 'specifiers' ? /[@\w/.-]*/ : /[A-Za-z]\w*/);
    if (!word || (word.from === word.to && !context.explicit)) return null;
    const { [place]: options } = await loadOffers(release).catch(() => none);
    return { from: word.from, options, validFor: /^[@\w/.-]*$/ };
  };
}

const none: Offers = { exports: [], props: [], specifiers: [] };

function placeOf({ state, pos }: CompletionContext): keyof Offers {
  const node = syntaxTree(state).resolveInner(pos, -1);
  if (node.name === 'String' && node.parent?.name === 'ImportDeclaration') return 'specifiers';
  const isAttribute = node.name === 'JSXIdentifier' && node.parent?.name === 'JSXAttribute';
  const inTag = /^JSX(?:SelfClosing|Open)Tag$/.test(node.name);
  return isAttribute || inTag ? 'props' : 'exports';
}

/** Loads the names of a release; none if the site can't run it. */
export const loadOffers = loadedOnce(async (release: string): Promise<Offers> => {
  const { runtimes, bundles } = await playManifest();
  const runtime = own(runtimes, release);
  if (!runtime) return none;
  const names = await playJson<ReleaseNames>(runtime.names);
  return {
    exports: names.exports.map((label) => ({
      label,
      type: /^[A-Z]/.test(label) ? 'class' : 'function',
      detail: 'react-querybuilder',
    })),
    props: names.props.map((label) => ({ label, type: 'property', detail: 'QueryBuilder' })),
    specifiers: runtime.bundles
      .flatMap((name) => [...(bundles[name]?.modules ?? []), ...(bundles[name]?.styles ?? [])])
      .map((label) => ({ label, type: 'namespace' })),
  };
});
