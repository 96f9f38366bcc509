import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import type { Compiler } from '@rspack/core';
import { failMoved } from '../../../bundle/build/internals/index.ts';
import { ReplaceModules, type Replacement } from '../../../bundle/build/savings/replace-modules.ts';
import { fileOf, type PageFile } from '../../page-file.ts';
import type { PageStep } from '../built-pages/index.ts';
import { docsByPath, isPage, withoutPages } from './client-routes.ts';
import {
  type Generated,
  generatedFiles,
  keyOfRoute,
  namesIn,
  parseGenerated,
  type Route,
  writeGenerated,
} from './generated.ts';
import { addFiles, addRecord, runtimeOf, splitPage } from './html.ts';

/**
 * Turns each page of the docs and of the API reference into a file that the browser finds by its
 * address. Docusaurus sends a page's text twice, as HTML and as a script, and tells each client
 * about all pages. With this plugin, the client knows only the layouts. The article of a page is
 * HTML that React keeps on a first visit, and a string in the page's file after a navigation;
 * website/features/article/client/page-files has the browser code. The cost of a page depends neither on its length
 * nor on the number of pages.
 * It changes only the client of a production build. `SITE_STOCK=true` builds the site without it:
 * for tests that compare, and while a dependency is newer than the tested version.
 * Limitation: `useDocsData` knows the docs of loaded pages and the main page of each version, so a
 * navbar item of the type `doc` must lead to a main page.
 */
export function createPageFiles() {
  let filesByChunk: ReadonlyMap<string, readonly string[]> | undefined;

  const plugin = ({ siteDir, siteConfig, generatedFilesDir }: LoadContext): Plugin => ({
    name: 'page-files',

    configureWebpack(_config, isServer, { currentBundler }) {
      if (!siteConfig.customFields?.hasPageFiles || isServer) return {};
      if (currentBundler.name !== 'rspack') {
        failMoved('@rspack/core', `The site is bundled by ${currentBundler.name}`);
      }
      const replacements = new ReplaceModules([
        ...generatedReplacements(generatedFilesDir),
        ...clientReplacements(siteDir),
      ]);
      const listFiles = (compiler: Compiler) =>
        compiler.hooks.afterEmit.tap('page-files', ({ namedChunkGroups: chunks }) => {
          filesByChunk = new Map([...chunks].map(([name, group]) => [name, group.getFiles()]));
        });
      return { plugins: [replacements, listFiles] } as object;
    },
  });

  /** Writes the files of pages, and adds the files that a page loads to its HTML. */
  const step = (build: Props): PageStep => (filesByChunk ? splitPages(build, filesByChunk) : {});

  return { plugin, step };
}

function splitPages(
  { outDir, baseUrl, generatedFilesDir }: Props,
  filesByChunk: ReadonlyMap<string, readonly string[]>,
): PageStep {
  const all = readGenerated(generatedFilesDir);
  const chains = new Map(pagesOf(all.routes));
  const docs = docsByPath(all);
  return {
    write(html, { path }) {
      const chain = chains.get(path);
      const leaf = chain?.at(-1);
      // The 404 page has no route of its own.
      if (!chain || !leaf) return html;
      const page = splitPage(html);
      if (!page !== !isPage(all, leaf)) {
        throw new Error(
          `${path} ${page ? 'has a page record, but its component isn’t' : 'has no page record, but its component is'} listed in website/features/article/build/page-files/client-routes.ts.`,
        );
      }
      const chunks = chain.flatMap((route) =>
        page && route === leaf
          ? [`page-${page.record.component}`]
          : namesIn(all.chunkNames[keyOfRoute(route)]),
      );
      const files = chunks.flatMap((chunk) => filesByChunk.get(chunk) ?? []);
      const complete = addFiles(
        page?.html ?? html,
        [...new Set(files)].map((name) => baseUrl + name),
      );
      if (!page) return complete;
      const { component: _, exact: __, ...attributes } = leaf;
      const record: PageFile = {
        build: runtimeOf(html),
        attributes,
        docs: docs.get(path) ?? [],
        ...page.record,
      };
      const target = join(outDir, fileOf(path));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, JSON.stringify({ ...record, html: page.article }));
      return addRecord(complete, record);
    },
  };
}

/** All pages by their address, each with its routes, outermost first. */
function pagesOf(
  routes: readonly Route[],
  around: readonly Route[] = [],
): readonly (readonly [string, readonly Route[]])[] {
  return routes.flatMap((route) => {
    const chain = [...around, route];
    if (route.routes) return pagesOf(route.routes, chain);
    return route.exact ? [[route.path, chain] as const] : [];
  });
}

function readGenerated(folder: string): Generated {
  const texts = Object.entries(generatedFiles).map(([name, file]) => [
    name,
    readFileSync(join(folder, file), 'utf8'),
  ]);
  return parseGenerated(Object.fromEntries(texts));
}

/** Writes the modules that replace the generated files. */
function generatedReplacements(folder: string): readonly Replacement[] {
  const client = withoutPages(readGenerated(folder));
  const texts = writeGenerated(client);
  const files = Object.entries(generatedFiles).map(
    ([name, file]) => [file, texts[name as keyof typeof texts]] as const,
  );
  return [...files, ...versionsOf(client, folder)].map(([file, text]) => {
    const by = join(folder, 'page-files', file);
    mkdirSync(dirname(by), { recursive: true });
    writeFileSync(by, text);
    return {
      request: new RegExp(`^@generated/${file.replace(/\.\w+$/, '')}(?:\\.json)?$`),
      replaced: join(folder, file),
      by,
    };
  });
}

/** The data of versions, without what only lists of pages need: the docs' ids, titles, and descriptions. */
function versionsOf(client: Generated, folder: string): readonly (readonly [string, string])[] {
  const files = [...client.registry.values()].flatMap(
    ({ module }) => /^@generated\/(docusaurus-plugin-content-docs\/.+)/.exec(module)?.[1] ?? [],
  );
  return files.flatMap((file) => {
    const props = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const { version } = props;
    // Breadcrumbs ask only whether a link has an id.
    const withoutIds = (key: string, value: unknown) => (key === 'docId' ? '_' : value);
    return version
      ? [[file, JSON.stringify({ ...props, version: { ...version, docs: {} } }, withoutIds)]]
      : [];
  });
}

function clientReplacements(siteDir: string): readonly Replacement[] {
  const { resolve } = createRequire(join(siteDir, 'package.json'));
  const client = join(dirname(resolve('@docusaurus/core/package.json')), 'lib/client');
  const own = (file: string) =>
    fileURLToPath(new URL(`../../client/page-files/${file}`, import.meta.url));
  const ofDocusaurus = (name: string): Replacement => ({
    request: new RegExp(`^\\./${name}$`),
    from: client,
    replaced: join(client, `${name}.js`),
    by: own(`${name}.ts`),
  });
  return [
    ofDocusaurus('preload'),
    ofDocusaurus('docusaurus'),
    {
      request: /\/ArticleBody\/ArticleBody(?:\.tsx)?$/,
      replaced: join(siteDir, 'features/article/client/ArticleBody/ArticleBody.tsx'),
      by: own('ArticleBody.tsx'),
    },
  ];
}
