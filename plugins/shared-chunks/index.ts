import type { Plugin } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';
import type { Chunk, Module } from 'webpack';
import { saves } from '../savings/index.ts';

const ownStyles =
  /[\\/](src[\\/](demo|sandbox|search|pages[\\/](demo|sandbox|search|_home)|components[\\/](Anatomy|Builder|ExportPanel|QueryFlow))|plugins[\\/]api-reference|@docsearch|react-querybuilder[\\/]dist)[\\/.]/;

const docsTheme =
  /[\\/](theme-classic[\\/]lib[\\/]theme|src[\\/]theme|plugin-content-docs[\\/]lib[\\/]client)[\\/](Doc(?!Ca)|doc|ContentVisibility|BackToTop|EditThisPage|EditMetaRow|LastUpdated|Tag|Unlisted)/;

/** Names of the files with the components of a docs page's routes: Docusaurus' own, and plugins/page-files'. */
const docsRoutes: readonly unknown[] = [simpleHash('@theme/DocRoot', 8), 'page-doc'];

/** A route's own file that is left without a module would vanish, and what names it find nothing. */
const isRoute = (module: Module) =>
  /[\\/]theme[\\/]Doc(Item|Root)[\\/]index\./.test(module.identifier());

/**
 * Which modules share a file. Left to itself, Docusaurus puts what any two pages share into a file
 * that all pages load, and the rest of a docs page's theme into eight small ones.
 */
const groups = {
  /** React changes less often than the site; and a browser compiles two files in two steps. */
  react: {
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    chunks: 'initial',
    name: 'react',
    priority: 70,
    enforce: true,
  },
  /** The documented library: a page without a builder loads none of it. */
  library: {
    test: /[\\/]node_modules[\\/](@react-querybuilder|react-querybuilder|numeric-quantity|@reduxjs|immer)[\\/]/,
    chunks: 'async',
    minChunks: 2,
    priority: 50,
  },
  /** The theme of docs pages: in one file it compresses better, and is one request. */
  docs: {
    test: (module: Module) => docsTheme.test(module.identifier()) && !isRoute(module),
    chunks: 'async',
    name: 'docs-theme',
    priority: 50,
    enforce: true,
  },
  /** The rest of what every docs page draws: few other pages need a part of it. */
  docsPage: {
    test: (module: Module) => !isRoute(module),
    type: /javascript/,
    chunks: (chunk: Chunk) => docsRoutes.includes(chunk.name),
    name: 'docs-page',
    priority: 45,
    enforce: true,
  },
  /** What runs code in the page: a page without a live example loads none of it. */
  liveExamples: {
    test: /[\\/]src[\\/](components[\\/]LiveExample|sandbox)[\\/]|[\\/]playground[\\/]sandbox[\\/]/,
    chunks: 'async',
    minChunks: 2,
    priority: 50,
  },
  /** The code editor. */
  editor: {
    test: /[\\/]node_modules[\\/](@codemirror|@lezer|@marijn|codemirror|crelt|style-mod|w3c-keyname)[\\/]/,
    chunks: 'async',
    minChunks: 2,
    priority: 50,
  },
  /** Docusaurus joins all styles for all pages; these parts of the site keep theirs to themselves. */
  styles: {
    test: (module: Module) => !ownStyles.test(module.identifier()),
  },
  /** The reference has one stylesheet for its kinds of pages. */
  reference: {
    test: (module: Module) => /[\\/]api-reference[\\/]/.test(module.identifier()),
    name: 'reference',
    type: 'css/mini-extract',
    chunks: 'all',
    enforce: true,
    priority: 60,
  },
} as const;

export function sharedChunks(): Plugin {
  return {
    name: 'shared-chunks',
    configureWebpack: (_config, isServer) =>
      // Without a build there are no bytes to save, and each edit would divide all chunks anew.
      isServer || !saves('shared-chunks')
        ? {}
        : { optimization: { splitChunks: { cacheGroups: groups } } },
  };
}
