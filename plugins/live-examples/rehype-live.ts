import type { Root } from 'hast';
import { resolveFile } from '../../playground/sandbox/frame/modules.ts';
import { withoutRemovedLines } from '../../samples/notation.ts';
import { isPageOf } from '../../site/pages.ts';
import type { DocsVersion } from '../../site/versions.ts';
import { type Fence, fencesOf } from '../code-highlight/fences.ts';
import { mdxElement, replaceElement } from '../mdx-elements/index.ts';
import type { PreviewOf } from '../previews/index.ts';

interface File {
  readonly name: string;
  readonly code: string;
}

const defaultNames: Readonly<Record<string, string>> = {
  tsx: 'App.tsx',
  jsx: 'App.jsx',
  ts: 'index.ts',
  js: 'index.js',
};

/**
 * Makes a rehype plugin that wraps the fences marked `live` in `LiveExample`, with the release of
 * their page, and adds to each fence the preview of what it renders. It goes before the plugin that
 * colors code.
 *
 * @param versions - The versions table.
 * @param latest - Name of the version that pages outside the docs show.
 * @param previewOf - Finds the previews.
 * @returns The plugin; it throws, naming the page, if a live fence imports a file that the page
 *   lacks.
 */
export function rehypeLive(versions: readonly DocsVersion[], latest: string, previewOf: PreviewOf) {
  return () =>
    (tree: Root, { path }: { readonly path: string }): void => {
      const fences = fencesOf(tree);
      const firstLive = fences.find(({ meta }) => meta.live);
      const release = releaseOf(path, versions, latest);
      for (const fence of fences) {
        const preview = previewOf(path, fence);
        if (!fence.meta.live && preview === undefined) continue;
        const element = fence.meta.live
          ? mdxElement(
              'LiveExample',
              {
                preview,
                release,
                first: fence === firstLive ? '' : undefined,
                ...liveProps(fence, fences, path),
              },
              [{ ...fence.pre }],
            )
          : mdxElement('Previewed', { preview }, [{ ...fence.pre }]);
        replaceElement(fence.pre, element);
      }
    };
}

function liveProps(fence: Fence, fences: readonly Fence[], path: string) {
  const files = importedFiles(fence, fences, path);
  return {
    name: fileOf(fence).name,
    files: files.length > 0 ? JSON.stringify(files) : undefined,
  };
}

const fileOf = ({ language, meta, code }: Fence): File => ({
  name: meta.file ?? defaultNames[language] ?? `file.${language}`,
  code: withoutRemovedLines(code),
});

function releaseOf(path: string, versions: readonly DocsVersion[], latest: string): string {
  const version =
    versions.find(({ name }) => isPageOf(path, name)) ??
    versions.find(({ name }) => name === latest);
  if (!version) throw new Error(`There is no version named "${latest}".`);
  return version.library;
}

/** The files of the page that a fence imports, and those that they import. */
function importedFiles(start: Fence, fences: readonly Fence[], path: string): readonly File[] {
  const folder = new Map(
    fences
      .filter(({ meta }) => meta.file !== undefined && meta.sample === start.meta.sample)
      .map((fence) => [fence.meta.file ?? '', fileOf(fence)]),
  );
  const first = fileOf(start);
  const found = new Map<string, File>();
  const waiting = [first];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    for (const [, specifier = ''] of file.code.matchAll(/(?:from|import)\s+['"](\.[^'"]+)['"]/g)) {
      const name = resolveFile(specifier, file.name, folder);
      const next = name === undefined ? undefined : folder.get(name);
      if (!next) {
        throw new Error(
          `${path}: a live fence imports "${specifier}", which isn't a file= on the page.`,
        );
      }
      if (next.name === first.name || found.has(next.name)) continue;
      found.set(next.name, next);
      waiting.push(next);
    }
  }
  return [...found.values()];
}
