import type { Completion, CompletionContext, CompletionSource } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { loadedOnce } from '../../../../src/components/loadedOnce';
import { own } from '../../../../src/components/own';
import type { ReleaseNames } from '../../frame/protocol';
import { playJson, playManifest } from '../preview/files';

export type Place = 'code' | 'string' | 'tag' | 'import';

/** Where a name is completed. */
export function placeOf({ state, pos }: CompletionContext): Place {
  const node = syntaxTree(state).resolveInner(pos, -1);
  if (node.name === 'String' || node.name === 'JSXAttributeValue') {
    return node.parent?.name === 'ImportDeclaration' ? 'import' : 'string';
  }
  const isAttribute = node.name === 'JSXIdentifier' && node.parent?.name === 'JSXAttribute';
  return isAttribute || /^JSX(?:SelfClosing|Open)Tag$/.test(node.name) ? 'tag' : 'code';
}

type Offers = Readonly<Record<Place, readonly Completion[]>>;

/** Completes the library's names, `QueryBuilder`'s props and what can be imported, without TypeScript. */
export function libraryNames(release: string): CompletionSource {
  return async (context) => {
    const place = placeOf(context);
    const word = context.matchBefore(place === 'import' ? /[@\w/.-]*/ : /[A-Za-z]\w*/);
    if (!word || (word.from === word.to && !context.explicit)) return null;
    const { [place]: options } = await loadOffers(release).catch(() => none);
    return { from: word.from, options, validFor: /^[@\w/.-]*$/ };
  };
}

const none: Offers = { code: [], string: [], tag: [], import: [] };

/** Loads the names of a release; none if the site can't run it. */
export const loadOffers = loadedOnce(async (release: string): Promise<Offers> => {
  const { runtimes, bundles } = await playManifest();
  const runtime = own(runtimes, release);
  if (!runtime) return none;
  const names = await playJson<ReleaseNames>(runtime.names);
  return {
    ...none,
    code: names.exports.map((label) => ({
      label,
      type: /^[A-Z]/.test(label) ? 'class' : 'function',
      detail: 'react-querybuilder',
    })),
    tag: names.props.map((label) => ({ label, type: 'property', detail: 'QueryBuilder' })),
    import: runtime.bundles
      .flatMap((name) => [...(bundles[name]?.modules ?? []), ...(bundles[name]?.styles ?? [])])
      .map((label) => ({ label, type: 'namespace' })),
  };
});
