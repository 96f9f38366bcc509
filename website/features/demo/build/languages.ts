import type { Plugin } from '@docusaurus/types';
import { transform } from 'sucrase';
import { latestVersion } from '../../../../releases/versions.ts';
import { extractFences } from '../../../../samples/extract.ts';
import { folderOf, readPage } from '../../../site/pages.ts';

/** The translations on the docs page about languages, which readers copy, as the demo uses them. */
export function docsLanguages(): typeof LANGUAGES {
  const { path, source } = readPage(`${folderOf(latestVersion)}/tips/languages.mdx`);
  const packs = extractFences(path, source).fences.flatMap(({ meta, code }) => {
    const [, id] = /^(\w\w)\.ts$/.exec(meta.file ?? '') ?? [];
    if (!id) return [];
    const exported: Record<string, Record<string, unknown>> = {};
    const program = transform(code, { transforms: ['typescript', 'imports'] });
    new Function('exports', program.code)(exported);
    const { sentence, ...texts } = exported[id] ?? {};
    return [{ id, texts, sentence }];
  });
  return {
    texts: Object.fromEntries(packs.map(({ id, texts }) => [id, texts])),
    sentences: Object.fromEntries(packs.map(({ id, sentence }) => [id, sentence])),
  } as unknown as typeof LANGUAGES;
}

/** Lets client code read translations without loading those of the other languages. */
export function defineLanguages(): Plugin {
  const { texts, sentences } = docsLanguages();
  const codes = Object.entries(texts).map(([id, text]) => [id, JSON.stringify(text)]);
  return {
    name: 'demo-languages',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          LANGUAGES: { texts: Object.fromEntries(codes), sentences: JSON.stringify(sentences) },
        }),
      ],
    }),
  };
}
