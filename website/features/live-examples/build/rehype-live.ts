import type { Root } from 'hast';
import { importsOf } from '../../../../releases/imports.ts';
import { resolveRelativeImport } from '../../../../releases/relative-imports.ts';
import { withoutRemovedLines } from '../../../../samples/notation.ts';
import { mdxElement, replaceElement } from '../../../site/html/mdx-elements.ts';
import { versionOfPage } from '../../../site/pages.ts';
import { type Fence, fencesOf } from '../../code/build/fences.ts';
import { appStyleName } from '../../project/app-style-name.ts';
import { runtimes } from '../../sandbox/build/bundles.mts';
import { lateNames } from './late-names.ts';
import type { PreviewOf } from './previews/index.ts';

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
 * Makes a rehype plugin that makes `LiveExample` of each fence that is marked `live` or renders
 * something, with a name if its release can run it in place. It goes before the plugin that colors
 * code.
 *
 * @returns The plugin; it throws, naming the page, if a live fence imports a file that the page
 *   lacks.
 */
export function rehypeLive(previewOf: PreviewOf) {
  // The releases are installed only when the site's content is loaded.
  let offered: ReturnType<typeof offeredPackages> | undefined;
  return () =>
    (tree: Root, { path }: { readonly path: string }): void => {
      const fences = fencesOf(tree);
      const firstLive = fences.find(({ meta }) => meta.live);
      offered ??= offeredPackages();
      const ownRelease = versionOfPage(path).library;
      for (const fence of fences) {
        const { html: preview, query, release = ownRelease } = previewOf(path, fence) ?? {};
        if (!fence.meta.live && preview === undefined) continue;
        const file = fileOf(fence);
        const imported = importedFiles(fence, fences, path);
        const files = fence.meta.look === 'plain' ? [...imported, noBaseStyle] : imported;
        const isLive = fence.meta.live || importsOnly([file, ...files], offered.get(release));
        const ofLive = isLive && {
          release,
          first: fence === firstLive ? '' : undefined,
          name: file.name,
          names: lateNames(file.code, release) || undefined,
          files: files.length > 0 ? JSON.stringify(files) : undefined,
        };
        const props = { preview, query, ...ofLive };
        replaceElement(fence.pre, mdxElement('LiveExample', props, [{ ...fence.pre }]));
      }
      const hidden = new Set<unknown>(
        fences.filter(({ meta }) => meta.hidden).map(({ pre }) => pre),
      );
      tree.children = tree.children.filter((node) => !hidden.has(node));
    };
}

/** A file in the place of the base style of samples. */
const noBaseStyle: File = { name: appStyleName, code: '' };

/** The packages and stylesheets that samples can import, by release. */
const offeredPackages = (): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    runtimes().map(({ release, bundles }) => [
      release,
      new Set(bundles.flatMap(({ modules, styles }) => [modules, styles].flatMap(Object.keys))),
    ]),
  );

/** Types need no package. */
const importsOnly = (files: readonly File[], offered: ReadonlySet<string> | undefined): boolean =>
  files
    .filter(({ name }) => /\.[jt]sx?$/.test(name))
    .flatMap(({ code }) => importsOf(code.replace(/import type [^;]+;/g, '')))
    .every((specifier) => specifier.startsWith('.') || offered?.has(specifier));

const fileOf = ({ language, meta, code }: Fence): File => ({
  name: meta.file ?? defaultNames[language] ?? `file.${language}`,
  code: withoutRemovedLines(code),
});

/** The files of the page that a fence imports, and those that they import. */
function importedFiles(start: Fence, fences: readonly Fence[], path: string): readonly File[] {
  const folder = new Map(
    fences
      .filter(({ meta }) => meta.file !== undefined && meta.sample === start.meta.sample)
      .map((fence) => [fence.meta.file ?? '', fileOf(fence)]),
  );
  const first = fileOf(start);
  const found = new Map([[first.name, first]]);
  // Also goes through those that are found on the way.
  for (const file of found.values()) {
    for (const specifier of importsOf(file.code)) {
      if (!specifier.startsWith('.')) continue;
      const name = resolveRelativeImport(specifier, file.name, folder);
      const next = name === undefined ? undefined : folder.get(name);
      if (!next) {
        throw new Error(
          `${path}: a live fence imports "${specifier}", which isn't a file= on the page.`,
        );
      }
      if (!found.has(next.name)) found.set(next.name, next);
    }
  }
  return [...found.values()].slice(1);
}
