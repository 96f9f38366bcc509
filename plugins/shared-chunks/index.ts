import type { Plugin } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';
import type { Chunk, Module } from 'webpack';
import { saves } from '../savings/index.ts';

/** The stylesheets of parts of the site that other pages don't need. */
const ownStyles =
  /[\\/](src[\\/](demo|sandbox|search|pages[\\/](demo|sandbox|search|_home)|components[\\/](Builder|FormatPreview))|plugins[\\/]api-reference|@docsearch|react-querybuilder[\\/]dist)[\\/.]/;

const docsTheme =
  /[\\/](theme-classic[\\/]lib[\\/]theme|src[\\/]theme|plugin-content-docs[\\/]lib[\\/]client)[\\/](Doc(?!Ca)|doc|ContentVisibility|BackToTop|EditThisPage|EditMetaRow|LastUpdated|Tag|Unlisted)/;

/** The chunks of a docs page's routes: Docusaurus names one, and plugins/page-files the other. */
const docsRoutes: readonly unknown[] = [simpleHash('@theme/DocRoot', 8), 'page-doc'];

/** A chunk without a module of its own would vanish, and Docusaurus wouldn't find its files. */
const isRoute = (module: Module) =>
  /[\\/]theme[\\/]Doc(Item|Root)[\\/]index\./.test(module.identifier());

/**
 * Which modules share a file. By default, Docusaurus puts what any two pages share into a file that
 * all pages load, and the rest of a docs page's theme into eight small ones.
 */
const groups = {
  docs: {
    test: (module: Module) => docsTheme.test(module.identifier()) && !isRoute(module),
    chunks: 'async',
    name: 'docs-theme',
    priority: 50,
    enforce: true,
  },
  docsPage: {
    test: (module: Module) => !isRoute(module),
    type: /javascript/,
    chunks: (chunk: Chunk) => docsRoutes.includes(chunk.name),
    name: 'docs-page',
    priority: 45,
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
