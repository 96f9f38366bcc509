import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Props } from '@docusaurus/types';
import { failMoved } from '../internals/index.ts';
import { type BuiltPage, readPage } from './page.ts';

/** What one step does with the built pages. */
export interface PageStep {
  /** Reads a page. The tree is that of the page as it was built, whatever other steps add. */
  readonly read?: (page: BuiltPage) => void;
  /**
   * Adds to a page. The rest must stay as it is to the byte, because React compares it with what it renders.
   *
   * @param html - The page with what the steps before this one added.
   */
  readonly write?: (html: string, page: BuiltPage) => string;
  /** Runs after the last page. */
  readonly end?: () => void | Promise<void>;
}

/** Begins a step for a build. */
export type BeginStep = (build: Props) => PageStep;

/**
 * Runs the steps that read the built pages or add to them. Each page is read, parsed, and written once.
 *
 * @param steps - In the order in which they get each page.
 */
export function builtPages(steps: readonly BeginStep[]) {
  return (): Plugin => ({
    name: 'built-pages',
    async postBuild(build) {
      const running = steps.map((begin) => begin(build));
      for (const path of pathsOf(build)) {
        const file = fileOfPage(build.outDir, path);
        const page = readPage(readFileSync(file, 'utf8'), path, build.siteConfig.title);
        let { html } = page;
        for (const { read, write } of running) {
          read?.(page);
          html = write?.(html, page) ?? html;
        }
        if (html !== page.html) writeFileSync(file, html);
      }
      for (const { end } of running) await end?.();
    },
  });
}

/** With the hash router, the site is a single HTML file. */
const pathsOf = ({ routesPaths, siteConfig, baseUrl }: Props): readonly string[] =>
  siteConfig.future.experimental_router === 'hash' ? [baseUrl] : routesPaths;

/**
 * Finds the file of a page.
 *
 * @param address - Address of the page; that of the page for unknown addresses ends in `.html`.
 */
function fileOfPage(outDir: string, address: string): string {
  const path = join(outDir, decodeURI(address).replace(/\.html$/, ''));
  const files = [`${path}.html`, join(path, 'index.html')];
  const file = files.find((one) => existsSync(one));
  return file ?? failMoved('@docusaurus/core', `none of ${files} was built`);
}
