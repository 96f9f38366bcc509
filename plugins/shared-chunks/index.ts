import type { Plugin } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';
import type { Chunk, Module } from 'webpack';
import { saves } from '../savings/index.ts';

/** The stylesheets of parts of the site that other pages don't need. */
const ownStyles =
  /[\\/](src[\\/](demo|sandbox|search|upgrade|pages[\\/](demo|sandbox|search|_home)|components[\\/](Builder|FormatPreview))|plugins[\\/](api-reference|code-names)|@docsearch|react-querybuilder[\\/]dist)[\\/.]/;

/** How Docusaurus names the chunk of a route's component. */
const chunkOf = (component: string) => simpleHash(`@theme/${component}`, 8);

const docsLayout = chunkOf('DocRoot');

/** The chunks that every page of the docs loads; plugins/page-files names the last one. */
const docsChunks: readonly unknown[] = [
  chunkOf('DocsRoot'),
  chunkOf('DocVersionRoot'),
  docsLayout,
  'page-doc',
];

/** Which modules share a file. By default, each route and each page has a file of its own. */
const groups = {
  /** The layout's chunk gets it all, because links prefetch the files of routes by these names. */
  docs: {
    type: /javascript/,
    chunks: (chunk: Chunk) => docsChunks.includes(chunk.name),
    name: docsLayout,
    priority: 50,
    enforce: true,
  },
  /** The reference's layout and pages share these styles. */
  reference: {
    test: /[\\/]plugins[\\/]api-reference[\\/]/,
    type: 'css/mini-extract',
    name: 'reference',
    enforce: true,
  },
  /** Docusaurus joins the styles of all pages in this group. */
  styles: {
    test: (module: Module) => !ownStyles.test(module.identifier()),
  },
} as const;

/** Splits the client's scripts and stylesheets into files. */
export function sharedChunks(): Plugin {
  return {
    name: 'shared-chunks',
    configureWebpack: (_config, isServer) =>
      isServer || !saves('shared-chunks')
        ? {}
        : { optimization: { splitChunks: { cacheGroups: groups } } },
  };
}
