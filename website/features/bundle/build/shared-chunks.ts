import type { Plugin } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';
import type { Chunk } from 'webpack';
import { saves } from './savings/index.ts';

/** Folders of features with pages of their own, which have their styles next to the scripts of these pages. */
const featuresWithPages = [
  'demo',
  'project',
  String.raw`releases[\\/]client[\\/]my-release`,
  'sandbox',
  'search',
  'start',
  'upgrade',
];

/** Where the stylesheets of every page come from. */
const sharedStyles = new RegExp(
  [
    /[\\/]src[\\/](?:components|css|theme)[\\/]/,
    RegExp(String.raw`[\\/]features[\\/](?!(?:${featuresWithPages.join('|')})[\\/])`),
    // The gallery of kits is in an article, unlike the rest of the demo.
    /[\\/]features[\\/]demo[\\/]client[\\/]KitGallery[\\/]/,
    // Docusaurus generates one of its stylesheets.
    /[\\/]docusaurus-plugin-[\w-]+[\\/]/,
    /[\\/]node_modules[\\/](?!react-querybuilder[\\/])/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Chunks with styles that few readers need, so they load with the scripts. */
const loadedLater = ['code-names', 'editor-setup', 'my-release'];

/** How Docusaurus names the chunk of a route's component. */
const chunkOf = (file: string) => simpleHash(file, 8);

/**
 * A group with the scripts of several chunks that pages load together. The layout's chunk gets them all,
 * because links prefetch the files of routes by the names of their chunks.
 */
const together = (layout: string, ...others: readonly string[]) =>
  ({
    type: /javascript/,
    chunks: ({ name }: Chunk) => name === layout || others.some((other) => other === name),
    name: layout,
    priority: 50,
    enforce: true,
  }) as const;

/** Which modules share a file. By default, each route and each page has a file of its own. */
const groupsWith = (referenceLayout: string) => ({
  // website/features/article/build/page-files names the chunks of pages.
  docs: together(
    chunkOf('@theme/DocRoot'),
    chunkOf('@theme/DocsRoot'),
    chunkOf('@theme/DocVersionRoot'),
    'page-doc',
    'page-category',
  ),
  reference: together(chunkOf(referenceLayout), 'page-reference'),
  /** The reference's layout and pages share these styles, some of them with the upgrade pages. */
  referenceStyles: {
    test: /[\\/]features[\\/]api[\\/]client[\\/](?!code-names)|[\\/]src[\\/]components[\\/]Outputs[\\/]/,
    type: 'css/mini-extract',
    name: 'reference',
    priority: 60,
    enforce: true,
  },
  /** Docusaurus joins the styles of all pages in this group. */
  styles: {
    test: sharedStyles,
    chunks: ({ name }: Chunk) => !loadedLater.some((one) => one === name),
  },
});

/**
 * Splits the client's scripts and stylesheets into files.
 *
 * @param referenceLayout - The file of the component around the pages of the API reference.
 */
export const sharedChunks = (referenceLayout: string) => (): Plugin => ({
  name: 'shared-chunks',
  configureWebpack: (_config, isServer) =>
    isServer || !saves('shared-chunks')
      ? {}
      : { optimization: { splitChunks: { cacheGroups: groupsWith(referenceLayout) } } },
});
