import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Props } from '@docusaurus/types';
import { fileOfAddress, hasFileIn } from '../../../../site/addresses.mjs';
import { failMoved } from '../../../bundle/build/internals/index.ts';
import { type BuiltPage, readPage } from './page.ts';

export interface PageStep {
  /** Reads a page as it was built, without the additions of other steps. */
  readonly read?: (page: BuiltPage) => void;
  /** Adds to the HTML. The rest must stay identical, because React compares it with what it renders. */
  readonly write?: (html: string, page: BuiltPage) => string;
  readonly end?: () => void | Promise<void>;
}

export type BeginStep = (build: Props) => PageStep;

/** Runs the steps in order over the built pages. Each page is read, parsed, and written once. */
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

function fileOfPage(outDir: string, address: string): string {
  const file = fileOfAddress(decodeURI(address), hasFileIn(outDir));
  return file ? join(outDir, file) : failMoved('@docusaurus/core', `${address} wasn't built`);
}
