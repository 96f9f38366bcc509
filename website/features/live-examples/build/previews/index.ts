import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { ensureFixtures } from '../../../../../releases/fixtures.ts';
import type { DocsVersion } from '../../../../../releases/versions.ts';
import { openCache } from '../../../../../samples/cache.ts';
import { type FenceOutcome, outcomesOf } from '../../../../../samples/check.ts';
import type { FenceMeta } from '../../../../../samples/meta.ts';
import { folderOf, readPages, repositoryDir } from '../../../../site/pages.ts';
import { allSheets, insideShadow, type Sheet, sheetOf } from './sheets.ts';

const isBuild = process.env.NODE_ENV === 'production';

/** What identifies a fence on its page. */
interface PreviewedFence {
  readonly language: string;
  readonly meta: Pick<FenceMeta, 'sample'>;
  readonly code: string;
}

export interface Preview {
  /** The HTML of an element's content, which is a shadow root. */
  readonly html: string;
  /** The queries of its builders; empty if it has none. */
  readonly query: string;
  readonly release: string;
}

/** Finds the preview of a fence on the page with this absolute path; `undefined` if nothing renders. */
export type PreviewOf = (path: string, fence: PreviewedFence) => Preview | undefined;

/**
 * Renders the samples of the docs before the site is built, so that pages can show the results
 * without JavaScript.
 *
 * @param root - Where the site's files are, without a slash at the end; relative if it can be
 *   opened from a disk.
 */
export function createPreviews(versions: readonly DocsVersion[], root: string) {
  const previews = new Map<string, Preview>();

  const plugin = (): Plugin => ({
    name: 'previews',
    async loadContent() {
      ensureFixtures(console.log);
      const cache = openCache(join(repositoryDir, '.cache/samples'));
      const sets = versions.map((version) => ({
        version,
        pages: readPages(folderOf(version.name)),
      }));
      const samples = await outcomesOf('run', sets, cache);
      cache.save(false);
      assertRendered(samples);
      for (const { fence, target, outcome } of samples) {
        if (!outcome.rendering) continue;
        const { html, css, query, sheets: specifiers } = outcome.rendering;
        const sheet = sheetOf(specifiers, target, html, fence.meta.look === 'plain');
        const { path, lang, meta, code } = fence;
        previews.set(keyOf(path, { language: lang, meta, code }), {
          html: shadowRoot(html, css, { ...sheet, address: root + sheet.address }),
          query,
          release: target.library,
        });
      }
    },
    async postBuild({ outDir }) {
      for (const { address, css } of allSheets()) {
        const file = join(outDir, address);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, css);
      }
    },
  });

  const previewOf: PreviewOf = (path, fence) =>
    previews.get(keyOf(relative(repositoryDir, path).replaceAll('\\', '/'), fence));

  return { plugin, previewOf };
}

const keyOf = (path: string, { language, meta, code }: PreviewedFence): string =>
  JSON.stringify([path, language, meta.sample, code]);

/** The development server shows pages with faulty samples, because people are about to fix them. */
function assertRendered(samples: readonly FenceOutcome[]): void {
  if (!isBuild) return;
  const failed = samples.find(
    ({ fence, outcome: { rendered, stopped, rendering, problems } }) =>
      !rendering && problems.length > 0 && (rendered || (stopped && /^[jt]sx$/.test(fence.lang))),
  );
  const [problem] = failed?.outcome.problems ?? [];
  if (!failed || !problem) return;
  const { path, line } = failed.fence;
  throw new Error(
    `${path}:${line + problem.line}: the sample can't be rendered for its page. ${problem.message} "npm run check:samples" checks all samples.`,
  );
}

/** The HTML of a shadow root, for `declareShadows`. In development, it includes the styles, because no file contains them. */
export const shadowRoot = (html: string, css: string, sheet: Sheet): string =>
  [
    '<template data-shadow-root>',
    isBuild ? `<link rel="stylesheet" href="${sheet.address}">` : `<style>${sheet.css}</style>`,
    css && `<style>${insideShadow(css)}</style>`,
    // The samples' DOM writes `background: 0`, which react-select sets on its inputs, without a value.
    `<div id="root">${html.replaceAll('background: ;', 'background: none;')}</div>`,
    '</template>',
  ].join('');
